import { Link } from "wouter";
import { buttonClass } from "#web/ui/button.tsx";

/** A shop whose owner has not put anything up yet. */
export function NothingYet() {
  return (
    <div className="notice grid justify-items-start gap-4">
      <h3 className="heading-2">Snart öppnar vi uthyrningen</h3>
      <p className="max-w-[60ch]">
        Vi håller på att ställa i ordning husbilar och utrustning, och just nu finns inget att hyra.
        Titta gärna in igen om ett tag.
      </p>
      <Link href="/about" className={buttonClass("quiet")}>
        Läs om oss så länge
      </Link>
    </div>
  );
}
