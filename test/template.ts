/** Name of the migrated database that test databases are copied from. */
export const TEMPLATE = "shop_template";
