import type { RentalItem } from "#contracts/catalog.ts";
import { JsonLd } from "#web/shell/json-ld.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { productData } from "./product-data.ts";

export function StructuredData({ item }: { item: RentalItem }) {
  const { shop } = usePageState();
  return <JsonLd data={productData(item, shop.baseUrl)} />;
}
