import type { FieldSpec } from '#contract/entity.ts';
import { isBlank } from '#contract/problems.ts';
import type { Row } from '../spec/formValues.ts';

export type Side = 'mine' | 'theirs';

/** A field whose typed value differs from the one another user stored meanwhile. */
export interface ConflictRow {
  field: FieldSpec;
  mine: unknown;
  theirs: unknown;
  /** `theirs` if the user did not change the field, else `mine`. */
  suggested: Side;
  /** Both changed it. */
  conflicting: boolean;
}

/** All forms of empty are equal; lists and objects are compared by content. */
const same = (a: unknown, b: unknown): boolean =>
  (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields that differ.
 * @param read the record as it was loaded
 * @param mine the form values to be saved
 * @param theirs the record as it is stored now
 * @param bare the values to compare: without labels that only one side may have
 */
export const conflictRows = (
  fields: readonly FieldSpec[],
  read: Row,
  mine: Row,
  theirs: Row,
  bare: (record: Row) => Row = (record) => record,
): ConflictRow[] => {
  const [first, own, other] = [bare(read), bare(mine), bare(theirs)];
  return fields.flatMap((field) => {
    const { name } = field;
    if (!(name in mine) || same(own[name], other[name])) return [];
    const untouched = same(own[name], first[name]);
    return [
      {
        field,
        mine: mine[name],
        theirs: theirs[name],
        suggested: untouched ? ('theirs' as const) : ('mine' as const),
        conflicting: !untouched && !same(other[name], first[name]),
      },
    ];
  });
};

/** The values that result from the choices. */
export const resolved = (rows: readonly ConflictRow[], choices: Readonly<Record<string, Side>>): Row =>
  Object.fromEntries(
    rows.map(({ field, mine, theirs, suggested }) => [
      field.name,
      (choices[field.name] ?? suggested) === 'mine' ? mine : theirs,
    ]),
  );
