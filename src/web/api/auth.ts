import type * as contract from "#contracts/auth.ts";
import * as calls from "#contracts/auth-calls.ts";
import { query } from "./call.ts";

export const currentUser = query<typeof contract.currentUser>(calls.currentUser);
