import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Header, content and footer of the shop. The header lies over what begins with `data-under-header`. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <div className="site">
      <a href="#innehall" className="skip-link">
        Hoppa till innehållet
      </a>
      <Header />
      <main id="innehall" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
