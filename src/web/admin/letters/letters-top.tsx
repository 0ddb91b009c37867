import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { buttonClass } from "#web/ui/button.tsx";

type LettersTopProps = { back: { href: string; label: string }; title: string; lead: string };

export function LettersTop({ back, title, lead }: LettersTopProps) {
  return (
    <div className="letters-top">
      <Link href={back.href} className={`${buttonClass("plain")} letters-back`}>
        <ArrowLeft aria-hidden="true" size={18} />
        {back.label}
      </Link>
      <h1 className="heading-1">{title}</h1>
      <p className="max-w-[65ch] text-muted">{lead}</p>
    </div>
  );
}
