import type { Calls } from '#generated/api/calls.ts';

/** What is sent with a call. */
export type Body<Id extends keyof Calls> = Calls[Id] extends { body: infer B } ? B : never;
