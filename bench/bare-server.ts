import Fastify, { type FastifyInstance } from "fastify";
import pg from "pg";

const LARGEST_ANSWER = 64 * 1024 * 1024;

/** Sends what it was given before: how fast the same bytes could be sent at best. */
function sameBytes(app: FastifyInstance): void {
  const given = new Map<string, { type: string; bytes: Buffer }>();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.put<{ Params: { name: string }; Body: Buffer }>("/bytes/:name", async (request) => {
    const type = String(request.headers["x-type"]);
    given.set(request.params.name, { type, bytes: request.body });
    return { ok: true };
  });
  app.get<{ Params: { name: string } }>("/bytes/:name", async (request, reply) => {
    const { type, bytes } = given.get(request.params.name)!;
    return reply.type(type).send(bytes);
  });
}

type Asked = { Params: { id: string }; Querystring: { startDate: string; endDate: string } };

// The driver's type parser would read the JSON into objects; the bare route passes it on as text.
const RANGE_SCAN = `
  select json_object_agg(night, capacity - taken)::text as nights
  from item_nights where rental_item_id = $1 and night between $2 and $3`;

type AskedOfAll = { Querystring: { ids: string; startDate: string; endDate: string } };

const RANGE_SCANS = `
  select json_object_agg(id, nights)::text as nights from (
    select rental_item_id as id, json_object_agg(night, capacity - taken) as nights
    from item_nights where rental_item_id = any($1::int[]) and night between $2 and $3
    group by rental_item_id) as held`;

/**
 * What every figure is compared with: Fastify with nothing added, one route, one prepared
 * primary-key range scan, no rule. The pool is as large as the shop's.
 */
export async function buildBareServer(databaseUrl: string): Promise<FastifyInstance> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify({ logger: false, bodyLimit: LARGEST_ANSWER });
  sameBytes(app);
  app.get<Asked>("/nights/:id", async (request, reply) => {
    const { startDate, endDate } = request.query;
    const answer = await pool.query<{ nights: string }>({
      name: "range-scan",
      text: RANGE_SCAN,
      values: [request.params.id, startDate, endDate],
    });
    return reply.type("application/json; charset=utf-8").send(answer.rows[0]?.nights);
  });
  app.get<AskedOfAll>("/nights", async (request, reply) => {
    const { ids, startDate, endDate } = request.query;
    const answer = await pool.query<{ nights: string }>({
      name: "range-scans",
      text: RANGE_SCANS,
      values: [`{${ids}}`, startDate, endDate],
    });
    return reply.type("application/json; charset=utf-8").send(answer.rows[0]?.nights);
  });
  app.addHook("onClose", () => pool.end());
  return app;
}
