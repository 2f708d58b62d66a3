import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';

type Row = Record<string, unknown>;

/** Fills in the computed columns of the rows; keeps their order and number. */
export type Completion = (
  catalogue: Catalogue,
  caller: Caller | null,
  rows: readonly Row[],
) => Promise<Row[]>;

/** Completions by entity name. */
export type Completions = Readonly<Record<string, Completion>>;

const completions = new Map<string, Completion>();

/** Registers the functions that compute columns which the database does not store, for lists, exports and details. */
export const registerCompletions = (some: Completions): void => {
  for (const [entity, completion] of Object.entries(some)) completions.set(entity, completion);
};

/** The function that computes the entity's columns which the database does not store; undefined if it has none. */
export const completionOf = (entity: string): Completion | undefined => completions.get(entity);

const wantsCompletion = ({ fields, operations }: EntitySpec): boolean =>
  (operations.list === 'crud' || operations.excel === 'crud') &&
  fields.some(({ column, list }) => column === 'computed' && list);

/** Fails the start if a list has a computed column without a completion. */
export const assertCompletions = (resources: Readonly<Record<string, EntitySpec>>): void => {
  const lacking = Object.values(resources).find(
    (spec) => wantsCompletion(spec) && !completions.has(spec.name),
  );
  if (lacking)
    throw new Error(`The list of ${lacking.name} has computed columns, but no module of src/server/modules
has a completion for it.`);
};
