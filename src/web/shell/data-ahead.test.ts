import { expect, test, vi } from "vitest";
import type { User } from "#contracts/auth.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Role } from "#domain/access/roles.ts";
import { currentUser } from "#web/api/auth.ts";
import { yearlyAccounting } from "#web/api/accounting.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { fetchAhead, type DataAhead } from "./data-ahead.ts";

const ARRIVAL = { params: {}, query: new URLSearchParams(), today: "2027-03-01" as LocalDate };
const BOOKS: DataAhead = {
  permission: "accounting.read",
  queries: () => [yearlyAccounting(2027)],
};

function officeOf(role: Role | null, answer = { status: 200, text: "{}" }) {
  const transport = vi.fn(async () => answer);
  const queryClient = createQueryClient(transport);
  queryClient.setQueryData(currentUser.queryKey, role && ({ role } as User));
  return { transport, point: () => fetchAhead(queryClient, BOOKS, ARRIVAL) };
}

test("a link that is pointed at three times and then pressed is asked for once", async () => {
  const { transport, point } = officeOf("staff");
  for (let times = 0; times < 4; times += 1) await point();
  expect(transport).toHaveBeenCalledOnce();
});

test.each(["customer", null] as const)(
  "who may not read it (%s) asks for nothing",
  async (role) => {
    const { transport, point } = officeOf(role);
    await point();
    expect(transport).not.toHaveBeenCalled();
  },
);

test("a refusal is left for the page to tell", async () => {
  const { point } = officeOf("admin", { status: 500, text: "" });
  await expect(point()).resolves.toBeUndefined();
});
