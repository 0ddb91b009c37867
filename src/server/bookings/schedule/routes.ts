import { shopCalendar } from "#contracts/calendar.ts";
import type { Problem } from "#contracts/errors.ts";
import { timeline } from "#contracts/timeline.ts";
import { officeToday } from "#contracts/today.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { showCalendar } from "./show-calendar.ts";
import { showTimeline } from "./show-timeline.ts";
import { showToday } from "./show-today.ts";

export function scheduleRoutes(bind: Bind, parts: { db: Db; clock: Clock }): void {
  bind(shopCalendar, async ({ query: { from, to } }) =>
    asText(await showCalendar(parts, { startDate: from, endDate: to })),
  );
  bind(timeline, async ({ query: { from, to } }) =>
    asText(await showTimeline(parts, { startDate: from, endDate: to })),
  );
  bind(officeToday, async () => ok(await showToday(parts)));
}

/** A week of a large shop is thousands of bookings. */
function asText<Answer>(result: Result<Answer, Problem>): Result<JsonText<Answer>, Problem> {
  return result.ok ? ok(JsonText.of(result.value)) : result;
}
