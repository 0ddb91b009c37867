import { newCustomer, type Customer, type DeletedCustomer } from "./customer.ts";
import { emit } from "./deed.ts";
import { fullShipping } from "./describe-intent.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { previousAttributes } from "./event.ts";
import { listRecords, pageParams } from "./lists.ts";
import { address, email, expand, mergeMetadata, metadata, shipping } from "./named-params.ts";
import { listOf, oneOf, text, word, type Values } from "./params.ts";
import { fullAddress } from "./payment-method.ts";
import { noSuch } from "./problems.ts";
import { fail, ok } from "./result.ts";

const customerParams = {
  address,
  description: text(),
  email,
  metadata,
  name: text(256),
  phone: text(20),
  preferred_locales: listOf(word()),
  shipping,
  tax_exempt: oneOf("exempt", "none", "reverse"),
  expand,
};

const answers = "customer";

export const customerEndpoints: readonly Endpoint[] = [
  endpoint("POST /v1/customers", {
    answers,
    shape: customerParams,
    run: ({ deed, params }) => {
      const customer = describeCustomer(newCustomer(deed.now), params);
      deed.tx.put("customer", customer);
      emit(deed, "customer.created", customer);
      return ok(customer);
    },
  }),
  endpoint("GET /v1/customers", {
    answers,
    isList: true,
    shape: { ...pageParams, email: text(512) },
    run: ({ tables, params }) =>
      listRecords(tables, {
        kind: answers,
        url: "/v1/customers",
        page: params,
        wanted: (one) =>
          !("deleted" in one) && (params.email === undefined || params.email === one.email),
      }),
  }),
  endpoint("GET /v1/customers/:id", {
    answers,
    shape: { expand },
    run: ({ deed, id }) => {
      const customer = deed.tx.get("customer", id);
      return customer === undefined ? fail(noSuch("customer", id, "id")) : ok(customer);
    },
  }),
  endpoint("POST /v1/customers/:id", {
    answers,
    shape: customerParams,
    run: ({ deed, id, params }) => {
      const before = deed.tx.get("customer", id);
      if (before === undefined || "deleted" in before) return fail(noSuch("customer", id, "id"));
      const customer = describeCustomer(before, params);
      deed.tx.put("customer", customer);
      const previous = previousAttributes(before, customer);
      if (Object.keys(previous).length > 0) emit(deed, "customer.updated", customer, previous);
      return ok(customer);
    },
  }),
  endpoint("DELETE /v1/customers/:id", {
    answers,
    shape: {},
    run: ({ deed, id }) => {
      const before = deed.tx.get("customer", id);
      if (before === undefined || "deleted" in before) return fail(noSuch("customer", id, "id"));
      const deleted: DeletedCustomer = { id, object: "customer", deleted: true };
      deed.tx.put("customer", deleted);
      emit(deed, "customer.deleted", before);
      return ok(deleted);
    },
  }),
];

function describeCustomer(before: Customer, said: Values<typeof customerParams>): Customer {
  const newAddress = said.address === null ? null : fullAddress(said.address);
  return {
    ...before,
    address: said.address === undefined ? before.address : newAddress,
    description: said.description === undefined ? before.description : said.description,
    email: said.email === undefined ? before.email : said.email,
    metadata: mergeMetadata(before.metadata, said.metadata),
    name: said.name === undefined ? before.name : said.name,
    phone: said.phone === undefined ? before.phone : said.phone,
    preferred_locales: said.preferred_locales ?? before.preferred_locales,
    shipping: said.shipping === undefined ? before.shipping : fullShipping(said.shipping),
    tax_exempt: said.tax_exempt ?? before.tax_exempt,
  };
}
