import { expect, test } from "vitest";
import { ApiError, sentenceFor } from "./api-error.ts";
import { createQueryClient } from "./query-client.ts";
import { readJson, request, type ApiAnswer } from "./request.ts";

const answering = (answer: ApiAnswer) => async () => answer;

test("a query asks its key's address and reads the JSON", async () => {
  const asked: string[] = [];
  const client = createQueryClient(async (method, path) => {
    asked.push(`${method} ${path}`);
    return { status: 200, text: '{"a":1}' };
  });
  expect(await client.fetchQuery({ queryKey: ["/api/x", 1] })).toEqual({ a: 1 });
  expect(asked).toEqual(["GET /api/x/1"]);
});

test("a refusal has the message '{status}: {body text}', and the sentence for people beside it", async () => {
  const text = '{"message":"Objektet kunde inte hittas","code":"catalog.item-unknown"}';
  const error = await request(answering({ status: 404, text }), "GET", "/api/x").catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `404: ${text}`,
    status: 404,
    code: "catalog.item-unknown",
  });
  expect(sentenceFor(error)).toBe("Objektet kunde inte hittas");
});

test("a refusal without a body has the status text instead", async () => {
  const answer = { status: 502, statusText: "Bad Gateway", text: "" };
  await expect(request(answering(answer), "GET", "/api/x")).rejects.toThrow("502: Bad Gateway");
});

test("an answer that is no JSON object still has a sentence", async () => {
  for (const text of ["<html>", "null", "7"]) {
    const error = await request(answering({ status: 500, text }), "GET", "/").catch(
      (e: unknown) => e,
    );
    expect(sentenceFor(error)).toMatch(/^Något gick fel/);
  }
});

test("an empty answer is null", async () => {
  expect(readJson(await request(answering({ status: 204, text: "" }), "POST", "/x"))).toBeNull();
});

test("401 fails a query, unless it is configured to answer null", async () => {
  const client = createQueryClient(answering({ status: 401, text: "nej" }));
  await expect(client.fetchQuery({ queryKey: ["/api/a"] })).rejects.toThrow("401: nej");
  const meta = { nullOn: [401] };
  expect(await client.fetchQuery({ queryKey: ["/api/user"], meta })).toBeNull();
});

test("what was fetched never grows stale, is not fetched again by itself and not retried", () => {
  const { queries } = createQueryClient(answering({ status: 200, text: "1" })).getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
});
