import { Menu } from "lucide-react";
import { Link, useLocation } from "wouter";
import { may } from "#domain/access/roles.ts";
import { usePageState } from "./page-state.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { useUser } from "./use-user.ts";

const LINKS = [
  { href: "/", label: "Uthyrning" },
  { href: "/hyr-husbil", label: "Hyr Husbil" },
  { href: "/about", label: "Om oss" },
];

/** So many letters of a name fit beside the menu of a phone on two rows. */
const LONG_NAME = 28;

export function Header() {
  const { shop } = usePageState();
  // With the account's buttons the links fit on wide screens only, and on a phone not even the menu's word.
  const user = useUser();
  return (
    <header className="site-header">
      <div className="page-width flex min-h-18 flex-wrap items-center justify-between gap-x-1 sm:gap-4">
        <Link href="/" className="logo" data-long={shop.name.length > LONG_NAME || undefined}>
          <span className="logo-words">{shop.name}</span>
        </Link>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
          <nav aria-label="Huvudmeny" className={user ? "hidden lg:block" : "hidden md:block"}>
            <NavLinks className="flex items-center gap-2" />
          </nav>
          <AccountButtons />
          <details className={user ? "menu lg:hidden" : "menu md:hidden"}>
            <summary className="menu-button max-[359px]:px-1">
              <Menu aria-hidden="true" size={22} />
              <span className={user ? "sr-only sm:not-sr-only" : undefined}>Meny</span>
            </summary>
            <nav aria-label="Meny" className="menu-panel">
              <NavLinks className="grid gap-1" />
              {user && (
                <Link href="/konto" className="nav-link" onClick={closeMenu}>
                  Ditt konto
                </Link>
              )}
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function NavLinks({ className }: { className: string }) {
  const [location] = useLocation();
  return (
    <ul className={className}>
      {LINKS.map(({ href, label }) => (
        <li key={href}>
          <Link
            href={href}
            className="nav-link"
            aria-current={location === href ? "page" : undefined}
            onClick={closeMenu}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function closeMenu(event: { currentTarget: Element }): void {
  event.currentTarget.closest("details")?.removeAttribute("open");
}

function AccountButtons() {
  const user = useUser();
  const { leave, isLeaving } = useSignOut();
  if (!user) return null;
  return (
    <>
      {may(user.role, "bookings.read") && (
        <Link
          href="/admin"
          className="button button-quiet button-small account-button max-sm:px-2.5 max-[359px]:px-1.5"
        >
          Admin
        </Link>
      )}
      <Link href="/konto" className="nav-link max-lg:hidden">
        Konto
      </Link>
      <button
        type="button"
        className="button button-plain button-small account-button max-sm:px-1.5 max-[359px]:px-0.5"
        disabled={isLeaving}
        onClick={leave}
      >
        Logga ut
      </button>
    </>
  );
}
