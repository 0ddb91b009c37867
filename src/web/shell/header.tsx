import { Menu } from "lucide-react";
import { Link, useLocation } from "wouter";
import { sentenceFor } from "#web/api/api-error.ts";
import { useLogout } from "#web/api/auth.ts";
import { toast } from "#web/ui/toast-store.ts";
import { usePageState } from "./page-state.tsx";
import { useUser } from "./use-user.ts";

const LINKS = [
  { href: "/", label: "Uthyrning" },
  { href: "/hyr-husbil", label: "Hyr Husbil" },
  { href: "/about", label: "Om oss" },
];

export function Header() {
  const { shop } = usePageState();
  // With the account's buttons the links fit on wide screens only, and on a phone not even the menu's word.
  const user = useUser();
  return (
    <header className="site-header">
      <div className="page-width flex min-h-18 flex-wrap items-center justify-between gap-x-1 sm:gap-4">
        <Link href="/" className="logo">
          {shop.name}
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
      {user?.role === "staff" && <OfficeLinks />}
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

const OFFICE_LINKS = [
  { href: "/admin/bookings", label: "Bokningar" },
  { href: "/admin/booking-timeline", label: "Utlämningar" },
  { href: "/admin/calendar", label: "Kalender" },
  { href: "/admin/accounting", label: "Bokföring" },
];

/** What staff work with, wherever they are. Administrators have the dashboard for it. */
function OfficeLinks() {
  const [location] = useLocation();
  return (
    <nav aria-label="Administration" className="office-links">
      <ul className="page-width">
        {OFFICE_LINKS.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="nav-link"
              aria-current={location === href ? "page" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function closeMenu(event: { currentTarget: Element }): void {
  event.currentTarget.closest("details")?.removeAttribute("open");
}

function AccountButtons() {
  const user = useUser();
  const logout = useLogout();
  const [, navigate] = useLocation();
  if (!user) return null;
  return (
    <>
      {user.isAdmin && (
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
        disabled={logout.isPending}
        onClick={() =>
          logout.mutate(undefined, {
            onSuccess: () => navigate("/"),
            onError: (error) =>
              toast({
                title: "Logout failed",
                description: sentenceFor(error),
                variant: "destructive",
              }),
          })
        }
      >
        Logga ut
      </button>
    </>
  );
}
