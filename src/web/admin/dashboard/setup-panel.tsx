import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { Link } from "wouter";
import type { ListedAgreement } from "#contracts/agreements.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import { motorhomesWithoutAgreement } from "#domain/catalog/missing-agreement.ts";
import { leftBesides, type StepState } from "#domain/shop/first-day.ts";
import { allAgreements, allItems } from "#web/api/catalog-admin.ts";
import { settingsLeft } from "#web/api/settings.ts";
import { Panel } from "#web/ui/panel.tsx";
import { EditAgreement } from "./agreements/edit-agreement.tsx";
import { NewAgreement } from "./agreements/new-agreement.tsx";
import { openAgreementTitle } from "./agreements/open-words.ts";
import "./concerns/concerns.css";
import {
  agreementTitle,
  HOW_TO_SET,
  NO_AGREEMENT,
  leftGroups,
  type LeftGroup,
} from "./setup-words.ts";

/** What the owner has left to set before the shop is as it should be, besides what a list above asks for already. */
export function SetupPanel({ besides = [] }: { besides?: readonly StepState[] }) {
  const { data: items = [] } = useQuery(allItems);
  const { data: agreements } = useQuery(allAgreements);
  const { data: left = [] } = useQuery(settingsLeft);
  const isAskedFor = besides.some(({ key, isDone }) => key === "agreement" && !isDone);
  const known = isAskedFor ? undefined : agreements;
  const motorhomes = known ? motorhomesWithoutAgreement(items, known) : [];
  const groups = leftGroups(leftBesides(besides, left));
  const isWithout = motorhomes.length === 0 && known?.length === 0;
  const open = known?.filter(({ openPlaces }) => openPlaces > 0) ?? [];
  if (motorhomes.length + groups.length + open.length === 0 && !isWithout) return null;
  return (
    <Panel title="Kvar att ställa in" {...(groups.length > 0 && { lead: HOW_TO_SET })}>
      <ul>
        {motorhomes.length > 0 && <MissingAgreement motorhomes={motorhomes} />}
        {isWithout && <NoAgreement />}
        {open.length > 0 && <OpenAgreements open={open} />}
        {groups.map((group) => (
          <LeftToSet key={group.title} group={group} />
        ))}
      </ul>
    </Panel>
  );
}

function LeftToSet({ group: { title, text, ways, settings } }: { group: LeftGroup }) {
  return (
    <li className="concern" data-tone="warning">
      <TriangleAlert aria-hidden="true" size={20} />
      <h3 className="concern-title">{title}</h3>
      <div className="concern-body">
        <p className="concern-text">{text}</p>
        {ways.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {ways.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-block py-1.5 font-semibold text-fjord underline underline-offset-4"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {settings.length > 0 && (
          <ul className="setup-names" aria-label="Anges där butiken startas, med">
            {settings.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function NoAgreement() {
  return (
    <li className="concern" data-tone="warning">
      <TriangleAlert aria-hidden="true" size={20} />
      <h3 className="concern-title">{NO_AGREEMENT.title}</h3>
      <div className="concern-body">
        <p className="concern-text">{NO_AGREEMENT.text}</p>
        <div className="mt-2">
          <NewAgreement label={NO_AGREEMENT.action} />
        </div>
      </div>
    </li>
  );
}

function OpenAgreements({ open }: { open: ListedAgreement[] }) {
  return (
    <li className="concern" data-tone="warning">
      <TriangleAlert aria-hidden="true" size={20} />
      <h3 className="concern-title">{openAgreementTitle(open)}</h3>
      <div className="concern-body">
        <p className="concern-text">
          Kunden läser dem som de står. Skriv vad som gäller hos er i stället.
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {open.map((agreement) => (
            <li key={agreement.id}>
              <EditAgreement agreement={agreement} label={`Fyll i ${agreement.name}`} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function MissingAgreement({ motorhomes }: { motorhomes: RentalItem[] }) {
  return (
    <li className="concern" data-tone="warning">
      <TriangleAlert aria-hidden="true" size={20} />
      <h3 className="concern-title">{agreementTitle(motorhomes)}</h3>
      <div className="concern-body">
        <p className="concern-text">
          Kunden godkänner då inga hyresvillkor. Välj ett avtal för husbilen, eller gör ett av
          butikens hyresavtal till standard så gäller det för alla som saknar ett eget.
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {motorhomes.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={`/admin/rental-items/${id}`}
                className="inline-block py-1.5 font-semibold text-fjord underline underline-offset-4"
              >
                Välj avtal för {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
