import type { FieldSpec } from '#contract/entity.ts';
import { isBlank } from '#contract/problems.ts';
import type { Row } from '../spec/formValues.ts';

export type Side = 'mine' | 'theirs';

/** A field in which what the person typed differs from what somebody else stored meanwhile. */
export interface ConflictRow {
  field: FieldSpec;
  mine: unknown;
  theirs: unknown;
  /** Theirs where the person changed nothing, else mine. */
  suggested: Side;
  /** Both changed it. */
  conflicting: boolean;
}

/** Empty is empty, however it is written; lists and objects are compared by their content. */
const same = (a: unknown, b: unknown): boolean =>
  (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields to choose in.
 * @param read the record as the person got it
 * @param mine the form as it was about to be saved
 * @param theirs the record as it stands now
 * @param bare what of a record is compared: without labels that only one of the sides may have
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

/** What the choices make of the fields in conflict. */
export const resolved = (rows: readonly ConflictRow[], choices: Readonly<Record<string, Side>>): Row =>
  Object.fromEntries(
    rows.map(({ field, mine, theirs, suggested }) => [
      field.name,
      (choices[field.name] ?? suggested) === 'mine' ? mine : theirs,
    ]),
  );
