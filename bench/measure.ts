import autocannon from "autocannon";

/** A question put to a server again and again, and what a right answer looks like. */
export type Question = {
  label: string;
  url: string;
  body?: object;
  isRight: (answer: unknown) => boolean;
};

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 2;
const SECONDS = 2;
const ROUNDS = 9;

/**
 * Requests a second of each question, round by round. The questions take turns, so that a machine that
 * is slower for a while is slower for all of them; ratios are taken within a round.
 */
export async function measure(
  questions: readonly Question[],
  tell: (text: string) => void,
): Promise<number[][]> {
  for (const question of questions) {
    await askOnce(question);
    await fire(question, WARM_UP_SECONDS);
  }
  const rates: number[][] = questions.map(() => []);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [index, question] of questions.entries())
      rates[index]?.push(await fire(question, SECONDS));
    const told = rates.map((ofQuestion) => (ofQuestion.at(-1) ?? 0).toFixed(0).padStart(7));
    tell(`  round ${round} of ${ROUNDS}, requests/s:${told.join("")}`);
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
  if (answer.status !== 200 || !question.isRight(JSON.parse(text)))
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
