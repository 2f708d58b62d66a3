import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fold } from '../text/fold.ts';
import type { Policy, RecordWrite } from './policy.ts';

type Row = Record<string, unknown>;

const stored = (field: FieldSpec, value: unknown): unknown =>
  field.kind === 'dateTime' && typeof value === 'string' ? new Date(value) : value;

/** Column values of what was sent: times as dates, folded copies beside the texts that are filtered. */
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

/** Columns that every row of the entity has by itself. */
export const kindValues = (spec: EntitySpec): Row => ({ ...spec.table.where });

/**
 * Column values that the server sets, whatever was sent: fixed, or computed from the record that is about to be stored.
 * A function may throw to refuse the write.
 */
export type OwnColumns = Row | ((write: RecordWrite) => Row | Promise<Row>);

const made = async (columns: OwnColumns | undefined, write: RecordWrite): Promise<Row> =>
  typeof columns === 'function' ? columns(write) : (columns ?? {});

/** Those of the entity, which every write of it sets, and those of this one call, which come last. */
export const ownColumnsOf = async (
  policy: Policy | undefined,
  ofCall: OwnColumns | undefined,
  write: RecordWrite,
): Promise<Row> => ({ ...(await made(policy?.ownColumns, write)), ...(await made(ofCall, write)) });
