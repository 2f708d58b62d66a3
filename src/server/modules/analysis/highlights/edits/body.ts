import type { Calls } from '#generated/api/calls.ts';

/** Type of the request body. */
export type Body<Id extends keyof Calls> = Calls[Id] extends { body: infer B } ? B : never;
