/** What the shop's connections are called at the server, so that others see that it runs. */
export const SHOP_NAME = "norrvidd";
export const LISTENER_NAME = "norrvidd: listens";
/** Of the commands that work on the whole database. */
export const COMMAND_NAME = "norrvidd: copies";
