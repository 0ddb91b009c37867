import { createContext, useContext, useEffect } from "react";

export const PageTitleContext = createContext<(title: string | undefined) => void>(() => {});

/** For a page of the office whose route does not know its whole title: which list is shown, or what a thing is called. */
export function usePageTitle(title: string | undefined): void {
  const tell = useContext(PageTitleContext);
  useEffect(() => {
    tell(title);
    return () => tell(undefined);
  }, [tell, title]);
}
