import { Component, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { tellShop } from "#web/api/page-faults.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { pageFault } from "./page-fault.ts";

type BoundaryProps = {
  children: ReactNode;
  /** Where the visitor is: what broke there need not be broken elsewhere. */
  address: string;
  onFailure: (error: unknown) => void;
};
type State = { hasFailed: boolean; address: string };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: State): State | null {
    return address === state.address ? null : { hasFailed: false, address };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedPage />;
  }
}

type ErrorBoundaryProps = {
  children: ReactNode;
  /** The pattern that an address belongs to, which says nothing about a person. */
  patternOf: (path: string) => string;
};

/** A page that broke says so in Swedish and offers the way on, instead of going white. */
export function ErrorBoundary({ children, patternOf }: ErrorBoundaryProps) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Boundary
      address={`${path}?${search}`}
      onFailure={(error) => tellShop(pageFault(error, patternOf(path)))}
    >
      {children}
    </Boundary>
  );
}

export function FailedPage() {
  return (
    <main className="page-width grid min-h-[60vh] content-center gap-6 py-24">
      <title>Något gick fel</title>
      <h1 className="heading-1">Något gick fel hos oss</h1>
      <p className="max-w-[52ch] text-muted">
        Sidan kunde inte visas. Har du just bokat eller betalat kommer bekräftelsen med e-post.
        Ladda om sidan, eller gå till startsidan och försök därifrån.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Ladda om sidan</Button>
        <a href="/" className={buttonClass("quiet")}>
          Till startsidan
        </a>
      </div>
    </main>
  );
}
