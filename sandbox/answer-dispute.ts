import { ALREADY_CLOSED, loseDispute, winDispute } from "./close-dispute.ts";
import { emit, type Deed } from "./deed.ts";
import { addEvidence, evidenceParams, isEmpty } from "./dispute-evidence.ts";
import { isClosed, isInquiry, type Dispute } from "./dispute.ts";
import { previousAttributes } from "./event.ts";
import { expand, mergeMetadata, metadata } from "./named-params.ts";
import { escalateInquiry } from "./open-dispute.ts";
import { flag, oneOf, type Values } from "./params.ts";
import type { Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";

export const answerParams = {
  evidence: evidenceParams,
  intended_submission_method: oneOf(
    "manual",
    "prefer_manual",
    "prefer_smart_disputes",
    "smart_disputes",
  ),
  metadata,
  submit: flag,
  expand,
};

type Answer = Values<typeof answerParams>;

/** What the shop says to the bank: noted down, and sent unless it is to wait. */
export function answerDispute(deed: Deed, before: Dispute, said: Answer): Result<Dispute, Problem> {
  if (isClosed(before)) return fail(ALREADY_CLOSED);
  const noted = note(before, said);
  const isMeant = said.submit ?? Boolean(said.evidence);
  const isSent = isMeant && noted.evidence_details.has_evidence;
  const answered = isSent ? send(deed, noted) : noted;
  deed.tx.put("dispute", answered);
  const previous = previousAttributes(before, answered);
  if (Object.keys(previous).length > 0) emit(deed, "charge.dispute.updated", answered, previous);
  return ok(isSent ? decide(deed, answered) : answered);
}

function note(before: Dispute, said: Answer): Dispute {
  const evidence = addEvidence(before.evidence, said.evidence);
  return {
    ...before,
    evidence,
    evidence_details: { ...before.evidence_details, has_evidence: !isEmpty(evidence) },
    intended_submission_method:
      said.intended_submission_method ?? before.intended_submission_method,
    metadata: mergeMetadata(before.metadata, said.metadata),
  };
}

function send(deed: Deed, noted: Dispute): Dispute {
  const { evidence_details: details } = noted;
  return {
    ...noted,
    evidence_details: {
      ...details,
      past_due: deed.now > details.due_by,
      submission_count: details.submission_count + 1,
      submission_method: "manual",
    },
    status: isInquiry(noted) ? "warning_under_review" : "under_review",
  };
}

/** Words that decide the matter at once; with any others the bank thinks for ever. */
function decide(deed: Deed, dispute: Dispute): Dispute {
  const { uncategorized_text: words } = dispute.evidence;
  if (words === "winning_evidence") return winDispute(deed, dispute);
  if (words === "losing_evidence") return loseDispute(deed, dispute);
  if (words === "escalate_inquiry_evidence" && isInquiry(dispute)) {
    return escalateInquiry(deed, dispute) ?? loseDispute(deed, dispute);
  }
  return dispute;
}
