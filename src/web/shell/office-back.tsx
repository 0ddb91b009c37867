import { ArrowLeft } from "lucide-react";
import { Link, useLocation } from "wouter";
import { homeOf } from "#domain/access/landing.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { useUser } from "./use-user.ts";

/** Back to where one works. */
export function OfficeBack({ className }: { className: string }) {
  const home = homeOf(useUser()?.role ?? "customer");
  const [location] = useLocation();
  if (location === home) return null;
  return (
    <Link href={home} className={`${buttonClass("plain")} ${className}`}>
      <ArrowLeft aria-hidden="true" size={18} />
      Tillbaka
    </Link>
  );
}
