import {
  BookOpen,
  CalendarDays,
  CalendarRange,
  ChartNoAxesColumn,
  ClipboardList,
  Plus,
} from "lucide-react";
import { Link } from "wouter";
import { buttonClass } from "#web/ui/button.tsx";
import { GlobalTimesDialog } from "./global-times.tsx";

const LINKS = [
  { href: "/admin/bookings", label: "Bokningar", Icon: ClipboardList },
  { href: "/admin/calendar", label: "Kalender", Icon: CalendarRange },
  { href: "/admin/booking-timeline", label: "Utlämningar och återlämningar", Icon: CalendarDays },
  { href: "/admin/tracking-settings", label: "Spårning", Icon: ChartNoAxesColumn },
  { href: "/admin/accounting", label: "Bokföring", Icon: BookOpen },
];

export function QuickLinks() {
  return (
    <nav aria-label="Administration" className="quick-links">
      {LINKS.map(({ href, label, Icon }) => (
        <Link key={href} href={href} className={buttonClass("quiet")}>
          <Icon aria-hidden="true" size={18} />
          {label}
        </Link>
      ))}
      <GlobalTimesDialog />
    </nav>
  );
}

export function NewItemLink() {
  return (
    <Link href="/admin/rental-items/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" size={18} />
      Nytt uthyrningsobjekt
    </Link>
  );
}
