/** Where 'Att åtgärda' stands on the page of the day, below who comes. */
export const CONCERNS_PART = "att-atgarda";

export const CONCERNS_PATH = `/admin#${CONCERNS_PART}`;
