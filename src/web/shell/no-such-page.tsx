import { Link } from "wouter";
import { PageHead } from "#web/shell/page-head.tsx";
import { buttonClass } from "#web/ui/button.tsx";

// The two English texts are the specification's own; the Swedish around them shows the way on.
export function NoSuchPage() {
  return (
    <>
      <PageHead
        title="404 Page Not Found"
        description="Sidan finns inte. Gå till startsidan för att se alla husbilar och all utrustning."
        path={null}
      />
      <div className="page-width grid min-h-[55vh] content-center gap-5 py-24">
        <h1 lang="en" className="heading-1">
          404 Page Not Found
        </h1>
        <p lang="en" className="text-muted">
          Did you forget to add the page to the router?
        </p>
        <p className="max-w-[52ch]">
          Sidan du söker finns inte, eller så har den flyttat. På startsidan hittar du alla husbilar
          och all utrustning.
        </p>
        <p>
          <Link href="/" className={buttonClass("primary")}>
            Till startsidan
          </Link>
        </p>
      </div>
    </>
  );
}
