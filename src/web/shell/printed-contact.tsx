import { usePageState } from "./page-state.tsx";

/** On paper only, where neither header nor footer is: whose page it is, and how they are reached. */
export function PrintedContact() {
  const { name, company } = usePageState().shop;
  const ways = [name, company.address, company.phone, company.email];
  return <p className="printed-contact">{ways.filter((way) => way !== null).join(" · ")}</p>;
}
