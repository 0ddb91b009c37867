import type { MailProblem } from "./mail-problem.ts";

type Sentences = { [Code in MailProblem["code"]]: string };

const SENTENCES: Sentences = {
  "mail.no-address": "Mottagarens adress är ingen giltig e-postadress. Mejlet skickas inte.",
  "mail.recipient-refused":
    "Mottagarens adress godtas inte av mejlservern. Kontrollera att den är rätt skriven.",
  "mail.not-accepted": "Mejlservern tog inte emot mejlet.",
  "mail.sender-refused":
    "Mejlservern godtar inte butikens avsändaradress. Ändra avsändaren under Inställningar, Mejl.",
  "mail.login-refused":
    "Mejlservern godtog inte inloggningen. Kontrollera användarnamn och lösenord i SMTP_URL.",
  "mail.server-unreachable": "Mejlservern tog inte emot några mejl.",
  "mail.not-written": "Mejlet kunde inte sparas i mappen för utgående post.",
};

const LONGEST_REPLY = 300;

/** What staff read beside a letter that did not arrive: what happened, and whether they must act. */
export function mailProblemSentence(problem: MailProblem, isRetried: boolean): string {
  const parts = [SENTENCES[problem.code]];
  if (problem.reply) parts.push(`Servern svarade: ${problem.reply.slice(0, LONGEST_REPLY)}`);
  if (isRetried) parts.push("Ett nytt försök görs automatiskt.");
  return parts.join(" ");
}
