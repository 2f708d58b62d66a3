import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fold } from '../text/fold.ts';
import type { Policy, RecordWrite } from './policy.ts';

type Row = Record<string, unknown>;

const stored = (field: FieldSpec, value: unknown): unknown =>
  field.kind === 'dateTime' && typeof value === 'string' ? new Date(value) : value;

/** Column values of the sent fields: times as dates, folded copies for texts that lists filter. */
export const storedValues = (fields: readonly FieldSpec[], sent: Row): Row => {
  const values: Row = {};
  for (const field of fields) {
    if (field.kind === 'children' || field.kind === 'files' || !(field.name in sent)) continue;
    const value = sent[field.name];
    if (value === undefined) continue;
    values[field.name] = value === null && field.default !== undefined ? field.default : stored(field, value);
    if (field.foldedIn && !field.labelOf) {
      values[field.foldedIn] = typeof value === 'string' ? fold(value) : null;
    }
  }
  return values;
};

/** Fixed column values of every row of the entity. */
export const kindValues = (spec: EntitySpec): Row => ({ ...spec.table.where });

/**
 * Column values that the server sets regardless of the sent values: fixed, or computed from the record that is about to
 * be stored. A function may throw to refuse the write.
 */
export type OwnColumns = Row | ((write: RecordWrite) => Row | Promise<Row>);

const made = async (columns: OwnColumns | undefined, write: RecordWrite): Promise<Row> =>
  typeof columns === 'function' ? columns(write) : (columns ?? {});

/** Column values of the entity's policy, which every write sets, overridden by those of this call. */
export const ownColumnsOf = async (
  policy: Policy | undefined,
  ofCall: OwnColumns | undefined,
  write: RecordWrite,
): Promise<Row> => ({ ...(await made(policy?.ownColumns, write)), ...(await made(ofCall, write)) });
