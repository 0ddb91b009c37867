import { useQuery } from "@tanstack/react-query";
import {
  BookOpen,
  CalendarRange,
  ClipboardList,
  Ellipsis,
  House,
  Keyboard,
  KeyRound,
  LogOut,
  Plus,
  type LucideIcon,
  Search,
  Settings,
  Store,
  Sun,
  TicketPercent,
  Truck,
  UserCog,
  Users,
} from "lucide-react";
import { Popover } from "radix-ui";
import { Suspense, useCallback, useEffect, useState, type ReactNode } from "react";
import { Link, Router, useLocation, useRouter, type RouterProps } from "wouter";
import { CUSTOMERS_PATH, isHandOverPath, NEW_BOOKING_PATH } from "#domain/access/booking-path.ts";
import { sectionOf, sectionsFor, type OfficeSection } from "#domain/access/office-sections.ts";
import { may, type Role } from "#domain/access/roles.ts";
import { countNeedingHand } from "#domain/bookings/needing-hand.ts";
import { overview } from "#web/api/oversight.ts";
import { officeToday } from "#web/api/today.ts";
import { stayAfterAll } from "#web/shell/leave-by.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useSignOut } from "#web/shell/use-sign-out.ts";
import { useUser } from "#web/shell/use-user.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { later, laterAsked } from "#web/ui/later.ts";
import { FindDialog } from "./find-dialog.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import "./office.css";

/** Read once by whoever wonders. */
const ShortcutHelp = laterAsked(async () => (await import("./shortcut-help.tsx")).ShortcutHelp);

/** Fetched when the page has come to rest: what somebody signed without network is seldom waiting. */
const WaitingLine = later(
  async () => (await import("#web/shell/kept-protocols/waiting-line.tsx")).WaitingLine,
);

const DAY_PATH = "/admin";

const ICONS: Record<string, LucideIcon> = {
  [DAY_PATH]: Sun,
  "/admin/bookings": ClipboardList,
  "/admin/calendar": CalendarRange,
  "/admin/booking-timeline": Truck,
  [CUSTOMERS_PATH]: Users,
  "/admin/rental-items": House,
  "/admin/discount-codes": TicketPercent,
  "/admin/accounting": BookOpen,
  "/admin/accounts": UserCog,
  "/admin/settings": Settings,
};

/** A page that has been read before: a hand-over, which begins with what lies on the phone, or the day around it. */
function isReady(to: string): boolean {
  const { dataset } = document.documentElement;
  if (isHandOverPath(to)) return dataset["handOver"] !== undefined;
  const { pathname } = new URL(to, window.location.href);
  return pathname === DAY_PATH && dataset["day"] !== undefined;
}

/** Without a connection the page that one has stays: the browser has none to put in its place. */
function useStepsWithConnection(): RouterProps["aroundNav"] {
  const { aroundNav: step } = useRouter();
  return (navigate, to, options) => {
    const isHere = new URL(to, window.location.href).pathname === window.location.pathname;
    if (isHere || navigator.onLine || isReady(to)) return step(navigate, to, options);
    stayAfterAll();
    toast({
      title: "Ingen anslutning",
      description: "Sidan kan inte hämtas just nu. Försök igen när du är ansluten.",
      variant: "destructive",
    });
  };
}

/** Rail, page and, on a phone, the bar at the bottom. Nothing of the shop's own header, footer or tracking. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <Router aroundNav={useStepsWithConnection()}>
      <Office>{children}</Office>
    </Router>
  );
}

function Office({ children }: { children: ReactNode }) {
  const role = useUser()?.role ?? null;
  const sections = sectionsFor(role);
  const [opened, setOpened] = useState<"find" | "help" | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const find = useCallback(() => setOpened("find"), []);
  const help = useCallback(() => setOpened("help"), []);
  useShortcuts({ sections, onFind: find, onHelp: help });
  // Who goes back is on another page, which nothing of this one lies over.
  useEffect(() => {
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);
  return (
    <div className="office">
      <a href="#innehall" className="skip-link">
        Hoppa till innehållet
      </a>
      <Rail sections={sections.filter(({ place }) => place)} onFind={find} onHelp={help} />
      <main id="innehall" tabIndex={-1}>
        <KeptProtocols />
        {children}
      </main>
      <BottomBar
        inBar={sections.filter(({ place }) => place === "bar")}
        more={sections.filter(({ place }) => place === "rail")}
        onFind={find}
      />
      {opened === "find" && <FindDialog sections={sections} onClose={close} />}
      {opened === "help" && (
        <Suspense fallback={null}>
          <ShortcutHelp sections={sections} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** What this phone has signed and not sent. */
function KeptProtocols() {
  const user = useUser();
  const [isResting, setResting] = useState(false);
  useEffect(() => afterRest(() => setResting(true)), []);
  if (!isResting || !user || !may(user.role, "bookings.run")) return null;
  return (
    <Suspense fallback={null}>
      <WaitingLine key={user.id} userId={user.id} />
    </Suspense>
  );
}

/** Answers how to call it off. Not every browser tells when it rests. */
function afterRest(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 1500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}

type RailProps = {
  sections: readonly OfficeSection[];
  onFind: () => void;
  onHelp: () => void;
};

function Rail({ sections, onFind, onHelp }: RailProps) {
  const { shop } = usePageState();
  const user = useUser();
  return (
    <header className="office-rail">
      <p className="logo">{shop.name}</p>
      {sections.length > 0 && (
        <button type="button" className="office-find" onClick={onFind}>
          <Search aria-hidden="true" size={18} />
          Sök
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      )}
      {may(user?.role ?? null, "bookings.run") && (
        <Link href={NEW_BOOKING_PATH} className={`${buttonClass("quiet")} button-small`}>
          <Plus aria-hidden="true" size={18} />
          Ny bokning
        </Link>
      )}
      <nav aria-label="Kontoret">
        <ul>
          {sections.map((section) => (
            <li key={section.path}>
              <SectionLink section={section} className="office-link" />
            </li>
          ))}
        </ul>
      </nav>
      {user && (
        <div className="office-person">
          <p className="office-name">{user.username}</p>
          <PersonLinks />
          <button type="button" className="office-link" onClick={onHelp}>
            <Keyboard aria-hidden="true" size={18} />
            Kortkommandon
          </button>
        </div>
      )}
    </header>
  );
}

/** What is one's own, and the way out. */
function PersonLinks() {
  const { leave, isLeaving } = useSignOut();
  return (
    <ul>
      <li>
        <Link href="/konto" className="office-link">
          <KeyRound aria-hidden="true" size={18} />
          Konto
        </Link>
      </li>
      <li>
        <Link href="/" className="office-link">
          <Store aria-hidden="true" size={18} />
          Till butiken
        </Link>
      </li>
      <li>
        <button type="button" className="office-link" disabled={isLeaving} onClick={leave}>
          <LogOut aria-hidden="true" size={18} />
          Logga ut
        </button>
      </li>
    </ul>
  );
}

type BarProps = {
  inBar: readonly OfficeSection[];
  more: readonly OfficeSection[];
  onFind: () => void;
};

function BottomBar(bar: BarProps) {
  return (
    <nav aria-label="Kontoret, snabbt" className="office-bar">
      <ul>
        {bar.inBar.map((section) => (
          <li key={section.path}>
            <SectionLink section={section} className="office-bar-link" />
          </li>
        ))}
        <li>
          <More sections={bar.more} onFind={bar.onFind} />
        </li>
      </ul>
    </nav>
  );
}

function More({ sections, onFind }: { sections: readonly OfficeSection[]; onFind: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const user = useUser();
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className="office-bar-link"
        data-current={sections.includes(sectionOf(path) as OfficeSection) || undefined}
      >
        <Ellipsis aria-hidden="true" size={22} />
        Mer
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="office-more"
          side="top"
          align="end"
          aria-label="Mer"
          onClick={() => setOpen(false)}
        >
          <button type="button" className="office-link" onClick={onFind}>
            <Search aria-hidden="true" size={20} />
            Sök
          </button>
          {may(user?.role ?? null, "bookings.run") && (
            <Link href={NEW_BOOKING_PATH} className="office-link">
              <Plus aria-hidden="true" size={20} />
              Ny bokning
            </Link>
          )}
          <ul>
            {sections.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} className="office-link" />
              </li>
            ))}
          </ul>
          {user && <p className="office-name">{user.username}</p>}
          <PersonLinks />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function SectionLink({ section, className }: { section: OfficeSection; className: string }) {
  const [path] = useLocation();
  const role = useUser()?.role ?? null;
  const Icon = ICONS[section.path] ?? Sun;
  return (
    <Link
      href={section.path}
      className={className}
      aria-current={sectionOf(path) === section ? "page" : undefined}
    >
      <Icon aria-hidden="true" size={20} />
      <span>{section.label}</span>
      {section.path === "/admin" && <NeedingHand role={role} />}
    </Link>
  );
}

/** How much waits for somebody to do something about it. Told once all of it is known that this person may see. */
function NeedingHand({ role }: { role: Role | null }) {
  const mayManage = may(role, "shop.manage");
  const day = useQuery({ ...officeToday, enabled: may(role, "bookings.read") }).data;
  const seen = useQuery({ ...overview, enabled: mayManage }).data?.concerns;
  const concerns = mayManage ? seen : [];
  const count = day && concerns && countNeedingHand(day, concerns);
  if (!count) return null;
  return (
    <span className="office-count">
      {count}
      <span className="sr-only"> att ta hand om</span>
    </span>
  );
}
