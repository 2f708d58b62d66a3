import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../operations/catalogue.ts';

type Row = Record<string, unknown>;

/** Fills in the computed columns of rows that were read; keeps their order and number. */
export type Completion = (
  catalogue: Catalogue,
  caller: Caller | null,
  rows: readonly Row[],
) => Promise<Row[]>;

/** Completions by the name of the entity. */
export type Completions = Readonly<Record<string, Completion>>;

const wantsCompletion = ({ fields, operations }: EntitySpec): boolean =>
  (operations.list === 'crud' || operations.excel === 'crud') &&
  fields.some(({ column, list }) => column === 'computed' && list);

/** Stops the start when a list would leave a column empty that nobody computes. */
export const assertCompletions = (
  resources: Readonly<Record<string, EntitySpec>>,
  completions: Completions,
): void => {
  const lacking = Object.values(resources).find((spec) => wantsCompletion(spec) && !completions[spec.name]);
  if (lacking)
    throw new Error(`The list of ${lacking.name} has computed columns, but src/server/modules/completions.ts
names nobody who computes them.`);
};
