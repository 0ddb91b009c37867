import { expect, test } from "vitest";
import { isIgnored, toldAddress, toldReferrer } from "./analytics.ts";
import { pixelAddress } from "./facebook-pixel.ts";
import { leadsAwayHere } from "./outbound-links.ts";

const at = (hostname: string, protocol = "https:") => ({ hostname, protocol });

test("visits are not counted on the developer's own machine, nor where it was asked not to be", () => {
  for (const own of ["localhost", "127.0.0.1", "127.1", "[::1]"])
    expect(isIgnored(at(own), null), own).toBe(true);
  expect(isIgnored(at("", "file:"), null)).toBe(true);
  expect(isIgnored(at("norrvidd.se"), "true")).toBe(true);
  expect(isIgnored(at("norrvidd.se"), "false")).toBe(false);
  expect(isIgnored(at("localhost.norrvidd.se"), null)).toBe(false);
});

test("the address that is told holds nothing but where it is and how the visitor found it", () => {
  const told = (address: string) => toldAddress(new URL(address));
  const thanks = "/booking/thank-you?itemName=Kajak&startDate=2027-05-01&totalAmount=390";
  expect(told(`https://norrvidd.se${thanks}`)).toBe("https://norrvidd.se/booking/thank-you");
  expect(told("https://norrvidd.se/betala/hemlig?x=1#y")).toBe("https://norrvidd.se/betala");
  expect(told("https://norrvidd.se/?utm_source=blad&q=anna")).toBe(
    "https://norrvidd.se/?utm_source=blad",
  );
});

test("where somebody came from is told without what that address says about them", () => {
  expect(toldReferrer("")).toBeNull();
  expect(toldReferrer("https://sok.example/?q=anna+berg")).toBe("https://sok.example/");
  expect(toldReferrer("https://norrvidd.se/betala/hemlig")).toBe("https://norrvidd.se/betala");
});

test("a purchase is told to Facebook with value, currency and booking, and the path only", () => {
  const address = new URL(
    pixelAddress(
      "12345",
      { event: "Purchase", value: 390, currency: "SEK", eventId: "4711" },
      {
        origin: "https://norrvidd.se",
        pathname: "/booking/thank-you",
        cookie: "a=b; _fbp=fb.1.2.3; norrvidd_session=hemlig",
      },
    ),
  );
  expect(address.origin + address.pathname).toBe("https://www.facebook.com/tr/");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    id: "12345",
    ev: "Purchase",
    dl: "https://norrvidd.se/booking/thank-you",
    "cd[value]": "390",
    "cd[currency]": "SEK",
    eid: "4711",
    fbp: "fb.1.2.3",
  });
});

const CLICK = {
  defaultPrevented: false,
  type: "click",
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

test("only a link that replaces the page in this tab is made to wait", () => {
  const link = { target: "", download: "" };
  expect(leadsAwayHere(CLICK, link)).toBe(true);
  expect(leadsAwayHere(CLICK, { ...link, target: "_blank" })).toBe(false);
  expect(leadsAwayHere(CLICK, { ...link, download: "fil.pdf" })).toBe(false);
  for (const held of ["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"])
    expect(leadsAwayHere({ ...CLICK, [held]: true }, link), held).toBe(false);
  expect(leadsAwayHere({ ...CLICK, type: "auxclick", button: 1 }, link)).toBe(false);
});
