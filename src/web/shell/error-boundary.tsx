import { Component, type ReactNode } from "react";
import { Button, buttonClass } from "#web/ui/button.tsx";

type State = { hasFailed: boolean };

/** A page that broke says so in Swedish and offers the way on, instead of going white. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedPage />;
  }
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
