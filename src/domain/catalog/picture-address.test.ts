import { expect, test } from "vitest";
import { isPictureAddress, isUploadedOrElsewhere, pictureSite } from "./picture-address.ts";

test("a picture is the shop's own, or lies at another secure site", () => {
  for (const own of ["/media/a.webp", "/bild"]) {
    expect(isPictureAddress(own)).toBe(true);
    expect(pictureSite(own)).toBeUndefined();
  }
  expect(pictureSite("https://Bilder.example.se/a.jpg?b=1")).toBe("https://bilder.example.se");
  expect(pictureSite("https://bilder.example.se:8443")).toBe("https://bilder.example.se:8443");
});

test("a path that is no upload leads to no picture", () => {
  expect(["/media/a.webp", "https://bilder.example.se/a.jpg"].every(isUploadedOrElsewhere)).toBe(
    true,
  );
  expect(["/bild", "/media/", "/admin/media/a.webp"].some(isUploadedOrElsewhere)).toBe(false);
});

test.each([
  "bild.jpg",
  "//bilder.example.se/a.jpg",
  "http://bilder.example.se/a.jpg",
  "https://",
  "https://a b.se/a.jpg",
  "https://bilder.se; script-src *",
  "https://bilder.se;script-src/a.jpg",
  "https://anna:ord@bilder.se/a.jpg",
  "https://bilder.se,https:/a.jpg",
  "javascript:alert(1)",
])("%s is no picture", (address) => {
  expect(isPictureAddress(address)).toBe(false);
});
