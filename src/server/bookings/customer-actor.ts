/** In the log's words: a customer who acts on a booking of their own has no account. */
export const CUSTOMER = { id: null, username: "Kunden" };
