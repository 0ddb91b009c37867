import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useUser } from "./use-user.ts";

/** Header, content and footer of a public page. `over` lets the header lie over the page's first picture. */
export function Frame({ children, over = false }: { children: ReactNode; over?: boolean }) {
  // The header of staff is two rows high, and would hide what stands on the picture.
  const isOver = useUser()?.role !== "staff" && over;
  return (
    <div className="site" data-header={isOver ? "over" : "plain"}>
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
