import type { Form } from "#web/shell/form/use-form.ts";
import type { StayDraft } from "./draft.ts";

/** Of whatever form a stay is chosen in. */
export type StayForm = Pick<Form<StayDraft>, "values" | "text" | "change">;
