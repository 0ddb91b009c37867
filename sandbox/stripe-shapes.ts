import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

type File = {
  openapiRequired: Record<string, string[]>;
  schema: { definitions: Record<string, Schema> };
};

/** The provider's published shapes, for tests: what an answer must hold, and what it may. */
export type Shapes = {
  /**
   * Everything wrong with an answer's body; an empty list is a good answer. `reduced` asks of an
   * intent only what a browser is shown.
   */
  faultsIn(body: unknown, options?: { reduced: boolean }): string[];
};

const FILE = new URL("stripe-schemas.json", import.meta.url);

export function loadShapes(): Shapes {
  const { openapiRequired, schema } = JSON.parse(readFileSync(FILE, "utf8")) as File;
  const { definitions } = schema;
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
  ajv.addSchema(schema, "stripe");

  const validatorOf = (name: string): ValidateFunction =>
    ajv.getSchema(`stripe#/definitions/${name}`)!;

  function mistakesIn(name: string, value: unknown, reduced = false): string[] {
    const validate = validatorOf(name);
    const errors = validate(value) ? [] : (validate.errors ?? []);
    const mistakes = errors.filter((error) => !(reduced && isHidden(error)));
    return [
      ...invented({ $ref: `#/definitions/${name}` }, value, name),
      ...mistakes.map((one) => `${name}${one.instancePath}: ${one.message}`),
    ];
  }

  function isHidden({ keyword, params, schemaPath }: ErrorObject): boolean {
    const { missingProperty } = params as { missingProperty?: string };
    return (
      keyword === "required" &&
      /(^|payment_intent\/)#?\/?required$/.test(schemaPath) &&
      !openapiRequired["payment_intent"]!.includes(String(missingProperty))
    );
  }

  /** Fields the provider does not have, however deep they hide. */
  function invented(written: Schema, value: unknown, path: string): string[] {
    const here = resolve(written, value);
    if (Array.isArray(value)) {
      const { items } = here;
      return items === undefined
        ? []
        : value.flatMap((one, index) => invented(items, one, `${path}[${index}]`));
    }
    if (typeof value !== "object" || value === null || here.properties === undefined) return [];
    // An event's object is any object: the shape of that name has the last word.
    if (Object.keys(here.properties).join() === "object") return mistakesIn(nameOf(value), value);
    return Object.entries(value).flatMap(([name, one]) => {
      const known = here.properties?.[name];
      return known === undefined
        ? [`${path}.${name}: invented`]
        : invented(known, one, `${path}.${name}`);
    });
  }

  function resolve(written: Schema, value: unknown): Schema {
    if (written.$ref !== undefined) {
      return definitions[written.$ref.replace("#/definitions/", "")] ?? {};
    }
    const refs = written.anyOf?.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref])) ?? [];
    const fitting = refs.find((ref) => ajv.getSchema(`stripe${ref}`)?.(value) === true);
    return fitting === undefined ? written : resolve({ $ref: fitting }, value);
  }

  return {
    faultsIn(body, { reduced } = { reduced: false }) {
      const name = nameOf(body);
      if (!Object.hasOwn(definitions, name)) return [`no shape called ${name}`];
      return mistakesIn(name, body, reduced);
    },
  };
}

function nameOf(body: unknown): string {
  const { object, error, deleted, url } = body as Record<string, unknown>;
  if (error !== undefined) return "error";
  if (deleted === true) return "deleted_customer";
  if (object === "list") return `${String(url).split("/")[2]?.replace(/s$/, "")}_list`;
  return String(object);
}
