import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fold } from '../text/fold.ts';

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
