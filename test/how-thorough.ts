/** Whether this is a run of `npm run test:thorough`, which proves what `npm test` has no time for. */
export const isThorough = process.env["THOROUGH"] === "1";
