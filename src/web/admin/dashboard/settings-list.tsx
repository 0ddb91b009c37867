import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { setOutside, shopSettings } from "#web/api/settings.ts";
import { settingsParts } from "./settings-words.ts";

/** Every part of the settings by its name, with what is set of it; leads there. */
export function SettingsList() {
  const { data: shop } = useQuery(shopSettings);
  const { data: outside } = useQuery(setOutside);
  return (
    <nav aria-label="Inställningar" className="card">
      <ul className="settings-links">
        {settingsParts(shop, outside).map(({ href, title, text }) => (
          <li key={href}>
            <Way href={href}>
              <span>
                <span className="font-semibold">{title}</span>
                <span className="settings-link-text">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" size={20} />
            </Way>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands further down on the page is gone to by the browser itself. */
function Way({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith("#"))
    return (
      <a href={href} className="settings-link">
        {children}
      </a>
    );
  return (
    <Link href={href} className="settings-link">
      {children}
    </Link>
  );
}
