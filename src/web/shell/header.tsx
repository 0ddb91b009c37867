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
  // On a phone there is room for the menu's word only while the account's buttons are not there.
  const user = useUser();
  return (
    <header className="site-header">
      <div className="page-width flex h-18 items-center justify-between gap-1 sm:gap-4">
        <Link href="/" className="logo">
          {shop.name}
        </Link>
        <div className="flex items-center gap-0.5 sm:gap-2">
          <nav aria-label="Huvudmeny" className="hidden md:block">
            <NavLinks className="flex items-center gap-2" />
          </nav>
          <AccountButtons />
          <details className="menu md:hidden">
            <summary className="menu-button">
              <Menu aria-hidden="true" size={22} />
              <span className={user ? "sr-only sm:not-sr-only" : undefined}>Meny</span>
            </summary>
            <nav aria-label="Meny" className="menu-panel">
              <NavLinks className="grid gap-1" />
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
  const logout = useLogout();
  const [, navigate] = useLocation();
  if (!user) return null;
  return (
    <>
      {user.isAdmin && (
        <Link href="/admin" className="button button-quiet button-small max-sm:px-2.5">
          Admin
        </Link>
      )}
      {user.role === "staff" && (
        <Link
          href="/admin/booking-timeline"
          className="button button-quiet button-small max-sm:px-2.5"
        >
          Utlämningar
        </Link>
      )}
      <button
        type="button"
        className="button button-plain button-small whitespace-nowrap max-sm:px-1.5"
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
