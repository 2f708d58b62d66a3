import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank } from '#contract/validation.ts';
import type { Row } from '../spec/formValues.ts';

/** One row of the change history as the server lists it. */
export interface ChangeRow {
  chgHstryId: number;
  entityNm: string;
  recordKey: string;
  chgKnd: 'insert' | 'update' | 'delete';
  bfrCn: Row | null;
  aftrCn: Row | null;
  rgtrId: string | null;
  regDt: string;
}

/** One field that changed. */
export interface Change {
  name: string;
  label: string;
  /** Undefined where the entity has no such field any more. */
  field: FieldSpec | undefined;
  before: unknown;
  after: unknown;
}

/** A label that a reference lends says what its owner says in figures: one of the two is enough. */
const isShadowed = (spec: EntitySpec | undefined, name: string, names: ReadonlySet<string>): boolean =>
  spec?.fields.some((field) => field.labelOf === name && names.has(field.name)) ?? false;

const bookkeeping = new Set(['rgtrId', 'regDt', 'mdfrId', 'mdfcnDt', 'masked', 'maskedValues']);

/** What changed, in the words of the entity: codes and references by their names, nothing that is empty on both sides. */
export const changesOf = (spec: EntitySpec | undefined, { bfrCn, aftrCn }: ChangeRow): Change[] => {
  const [before, after] = [bfrCn ?? {}, aftrCn ?? {}];
  const names = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter(
      (name) => !bookkeeping.has(name) && !(isBlank(before[name]) && isBlank(after[name])),
    ),
  );
  return [...names]
    .filter((name) => !isShadowed(spec, name, names))
    .map((name) => {
      const field = spec && fieldOf(spec, name);
      const owner = spec && field?.labelOf ? fieldOf(spec, field.labelOf) : field;
      return {
        name,
        label: owner?.label ?? field?.label ?? name,
        field,
        before: before[name],
        after: after[name],
      };
    });
};

const rowText = (spec: EntitySpec | undefined, row: Row): string => {
  const names = new Set(Object.keys(row));
  const said = Object.entries(row).filter(
    ([name, value]) => !isBlank(value) && !bookkeeping.has(name) && !isShadowed(spec, name, names),
  );
  return said.map(([name, value]) => childValue(spec, name, value)).join(' · ');
};

const childValue = (spec: EntitySpec | undefined, name: string, value: unknown): string => {
  const field = spec && fieldOf(spec, name);
  const word = field?.options?.find((option) => option.value === value)?.label;
  return word && field ? `${field.label} ${word}` : String(value);
};

/** Rows that belong to the record, told apart by what went and what came. */
export const rowChanges = (
  child: EntitySpec | undefined,
  { before, after }: Change,
): { gone: string[]; come: string[] } => {
  const texts = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => rowText(child, row as Row)) : []);
  const [was, is] = [texts(before), texts(after)];
  return {
    gone: was.filter((text) => !is.includes(text)),
    come: is.filter((text) => !was.includes(text)),
  };
};
