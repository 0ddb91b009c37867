import autocannon from "autocannon";

/** A question put to a server again and again, and what a right answer looks like. */
export type Question = {
  label: string;
  url: string;
  body?: object;
  /** Judges the text of an answer. */
  isRight: (answer: string) => boolean;
};

/** How long it may take: `--quick` looks only whether something is far off. */
export type Pace = { warmUpSeconds: number; seconds: number; rounds: number };

export const WHOLE: Pace = { warmUpSeconds: 1, seconds: 1, rounds: 5 };
export const QUICK: Pace = { warmUpSeconds: 0.3, seconds: 0.3, rounds: 3 };

const CONNECTIONS = 10;

/**
 * Requests a second of each question, round by round. The questions take turns, so that a machine that
 * is slower for a while is slower for all of them; ratios are taken within a round.
 */
export async function measure(
  questions: readonly Question[],
  { warmUpSeconds, seconds, rounds }: Pace,
  tell: (text: string) => void,
): Promise<number[][]> {
  for (const question of questions) {
    await askOnce(question);
    await fire(question, warmUpSeconds);
  }
  const rates: number[][] = questions.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, question] of questions.entries())
      rates[index]?.push(await fire(question, seconds));
    tell(`  round ${round} of ${rounds}`);
  }
  return rates;
}

function requestOf({ body }: Question) {
  if (!body) return {};
  const headers = { "content-type": "application/json" };
  return { method: "POST" as const, headers, body: JSON.stringify(body) };
}

/** A fast wrong answer is worth nothing. */
async function askOnce(question: Question): Promise<void> {
  const answer = await fetch(question.url, requestOf(question));
  const text = await answer.text();
  if (answer.status !== 200 || !question.isRight(text))
    throw new Error(`${question.label}: ${answer.status} ${text.slice(0, 300)}`);
}

async function fire(question: Question, seconds: number): Promise<number> {
  const result = await autocannon({
    url: question.url,
    connections: CONNECTIONS,
    duration: seconds,
    ...requestOf(question),
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${question.label}: ${failures} requests were not answered`);
  return result.requests.total / result.duration;
}
