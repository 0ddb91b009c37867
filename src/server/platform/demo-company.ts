/** Who the demo shop is. It does not exist: a shop of somebody's own never says any of this. */
export const DEMO_COMPANY = {
  SHOP_NAME: "Norrvidd",
  MAIL_FROM: "bokning@norrvidd.example",
  SHOP_EMAIL: "butiken@norrvidd.example",
  COMPANY_NAME: "Norrvidd Uthyrning AB",
  COMPANY_ORGNR: "556000-0001",
  COMPANY_ADDRESS: "Hamngatan 1, 852 29 Sundsvall",
  COMPANY_PHONE: "060-00 00 00",
  COMPANY_EMAIL: "hej@norrvidd.example",
  COMPANY_HOURS: "Måndag till fredag 9–17, lördag till söndag 10–16",
  PICKUP_MAP_URL: "https://www.openstreetmap.org/?mlat=62.3908&mlon=17.3069#map=15/62.3908/17.3069",
};
