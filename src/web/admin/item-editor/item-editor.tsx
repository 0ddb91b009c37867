import { ArrowLeft, ExternalLink } from "lucide-react";
import { Link } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { readItem } from "#web/api/item-editor.ts";
import { LeaveQuestion } from "#web/shell/leave-question.tsx";
import { usePageTitle } from "#web/shell/page-title.ts";
import { useLeaveGuard } from "#web/shell/use-leave-guard.ts";
import { BasicsSection } from "./basics-section.tsx";
import { BelongingSections } from "./belonging-sections.tsx";
import { CardPreview } from "./card-preview.tsx";
import { ChecklistSection } from "./checklist-section.tsx";
import { DescriptionsSection } from "./descriptions-section.tsx";
import type { ItemDraft } from "./draft/item-draft.ts";
import { DraftOffer } from "./draft-offer.tsx";
import { FactsSection } from "./facts-section.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { HeroSection } from "./hero-section.tsx";
import { LackingRoom } from "./lacking-room.tsx";
import "./item-editor.css";
import { PicturesSection } from "./pictures-section.tsx";
import { PolicySection } from "./policy-section.tsx";
import { RulesSection } from "./rules-section.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SectionNav } from "./section-nav.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import { BELONGING_SECTIONS, editorTexts, FORM_SECTIONS, PREVIEW } from "./texts.ts";
import { TemplateOffer } from "./template-offer.tsx";
import { useItemForm } from "./use-item-form.ts";
import { useSaveItem } from "./use-save-item.ts";

const FORM_ID = "item-form";

/** Edits one item; without one, makes a new one. What is handed in is where the editing starts. */
export function ItemEditor({ item }: { item: RentalItem | null }) {
  const saving = useSaveItem({
    itemId: item?.id,
    onCreated: () => {
      form.forget();
      guard.go("/admin");
    },
  });
  const form = useItemForm(item, saving.send);
  const guard = useLeaveGuard(form.isDirty);
  usePageTitle(item ? form.stored.name : undefined);
  const { values: draft, errors, change, offered } = form;
  const parts = { draft, errors, change };
  return (
    <div className="page-width editor">
      <EditorTop id={item?.id} stored={form.stored} />
      {saving.lacking.length > 0 && <LackingRoom bookings={saving.lacking} />}
      {offered && <DraftOffer onRestore={form.restore} onDiscard={form.forget} />}
      {!item && !offered && !form.isDirty && <TemplateOffer onTake={change} />}
      <div className="editor-grid">
        <SectionNav sections={sectionsOf(item)} />
        <div className="editor-item">
          <form id={FORM_ID} {...form.props} className="editor-form">
            <BasicsSection {...parts} itemId={item?.id} />
            <RulesSection {...parts} itemId={item?.id} />
            <FactsSection {...parts} />
            <PolicySection {...parts} />
            <ChecklistSection {...parts} />
            <HeroSection {...parts} />
            <PicturesSection {...parts} known={item?.pictures ?? []} />
            <DescriptionsSection {...parts} />
            <FeaturesSection {...parts} />
          </form>
          <CardPreview draft={draft} />
        </div>
        <div className="editor-belongings">
          {item ? (
            <BelongingSections
              itemId={item.id}
              stored={form.stored}
              typed={draft}
              onUnitsChanged={() => void readItem(item.id).then(form.follow, () => undefined)}
            />
          ) : (
            <p className="text-muted">{editorTexts.belongingsLater}</p>
          )}
        </div>
      </div>
      <SaveBar
        formId={FORM_ID}
        isNew={item === null}
        isDirty={form.isDirty}
        isSaving={form.isBusy}
        onUndo={form.undo}
      />
      {saving.stale && (
        <StaleDialog
          stale={saving.stale}
          typed={form.typed}
          isSaving={form.isBusy}
          onClose={saving.settle}
          onReload={() => {
            if (saving.stale) form.giveWay(saving.stale.current);
            saving.settle();
          }}
          onOverwrite={(merged) => {
            saving.settle();
            form.saveOver(merged);
          }}
        />
      )}
      <LeaveQuestion
        guard={guard}
        what="ändringar"
        isDirty={form.isDirty}
        isSaving={form.isBusy}
        onLeave={form.forget}
      />
    </div>
  );
}

function EditorTop({ id, stored }: { id: number | undefined; stored: ItemDraft }) {
  return (
    <div className="editor-top">
      <Link href="/admin" className="editor-back">
        <ArrowLeft aria-hidden="true" size={18} />
        {editorTexts.back}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading-1">{id === undefined ? editorTexts.newItem : stored.name}</h1>
        {id !== undefined && (
          <a
            href={itemPath({ id, slug: stored.slug || null })}
            target="_blank"
            rel="noreferrer"
            className="button button-quiet button-small"
          >
            <ExternalLink aria-hidden="true" size={18} />
            Visa i butiken
          </a>
        )}
      </div>
    </div>
  );
}

function sectionsOf(item: RentalItem | null) {
  return [
    ...Object.values(FORM_SECTIONS),
    PREVIEW,
    ...(item ? Object.values(BELONGING_SECTIONS) : []),
  ];
}
