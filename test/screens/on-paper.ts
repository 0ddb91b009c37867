import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

type Session = { send: (method: string, params: object) => Promise<unknown> };

const show = (media: "print" | "") =>
  (cdp() as unknown as Session).send("Emulation.setEmulatedMedia", { media });

/** Shows the page as it is printed, until the test is over. */
export async function onPaper(): Promise<void> {
  onTestFinished(async () => {
    await show("");
  });
  await show("print");
}
