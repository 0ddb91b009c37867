/** What a schema library says of a value, reduced to what is needed to explain it. */
export type FieldIssue = {
  code: string;
  isMissing?: boolean;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
};

export function fieldSentence(issue: FieldIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.isMissing ? "Måste fyllas i" : "Har fel typ";
    case "too_small":
      if (issue.origin !== "string") return `Måste vara minst ${issue.minimum}`;
      return Number(issue.minimum) <= 1
        ? "Måste fyllas i"
        : `Måste vara minst ${issue.minimum} tecken`;
    case "too_big":
      return issue.origin === "string"
        ? `Får vara högst ${issue.maximum} tecken`
        : `Får vara högst ${issue.maximum}`;
    case "invalid_format":
      return "Har fel format";
    default:
      return "Är inte giltigt";
  }
}
