import type { RentalItem } from "#contracts/catalog.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { productData } from "./product-data.ts";

export function StructuredData({ item }: { item: RentalItem }) {
  const { shop } = usePageState();
  // Escaped, so that no text of an item can end the script element it stands in.
  const json = JSON.stringify(productData(item, shop.baseUrl)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
