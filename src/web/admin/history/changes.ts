import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';
import type { Row } from '../spec/formValues.ts';

type Resources = Readonly<Record<string, EntitySpec>>;

/** One row of the change history as the server lists it. */
export interface ChangeRow {
  chgHstryId: number;
  entityNm: string;
  /** Name of the entity, of the record and of whoever changed it, in the words of people. */
  entityLbl: string;
  recordNm: string | null;
  rgtrNm: string;
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
  /** Says it all, in place of the values. */
  sentence?: string;
}

/** A label that a reference lends says what its owner says in figures: one of the two is enough. */
const isShadowed = (spec: EntitySpec | undefined, name: string, names: ReadonlySet<string>): boolean =>
  spec?.fields.some((field) => field.labelOf === name && names.has(field.name)) ?? false;

const bookkeeping = new Set(['rgtrId', 'regDt', 'mdfrId', 'mdfcnDt', 'masked', 'maskedValues']);

/** No rows and no files are as good as nothing. */
const isNothing = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);

const isSame = (before: unknown, after: unknown): boolean =>
  (isNothing(before) && isNothing(after)) || JSON.stringify(before) === JSON.stringify(after);

/** The field of a name; a second form of the same records writes under names of its own. */
const fieldNamed = (
  spec: EntitySpec | undefined,
  name: string,
  resources: Resources,
): FieldSpec | undefined =>
  spec &&
  (fieldOf(spec, name) ??
    Object.values(resources)
      .filter(({ table }) => table.like === spec.name)
      .map((form) => fieldOf(form, name))
      .find((field) => field !== undefined));

/** Only what differs is recorded: personal data that reads the same differs where its mask hides it. */
const isHiddenChange = (field: FieldSpec | undefined, before: unknown, after: unknown): boolean =>
  field?.personal !== undefined && !isNothing(before) && isSame(before, after);

const isTold = (field: FieldSpec | undefined, before: unknown, after: unknown): boolean => {
  if (field?.changed === false) return false;
  if (isHiddenChange(field, before, after)) return true;
  return field?.changed ? !(isBlank(before) && isBlank(after)) : !isSame(before, after);
};

/** What stands in place of values that say nothing to people. */
const sentenceOf = (field: FieldSpec | undefined, before: unknown, after: unknown): string | undefined => {
  if (field?.changed) return isBlank(after) ? field.changed.cleared : field.changed.set;
  return isHiddenChange(field, before, after) ? '가려진 부분이 바뀌었습니다.' : undefined;
};

/** What the system itself says of a record that begins: its number, and that nothing has happened to it yet. */
const isBeginning = (spec: EntitySpec | undefined, name: string, value: unknown): boolean =>
  name === spec?.key ||
  (spec !== undefined &&
    fieldOf(spec, name)?.write === 'system' &&
    (value === 'N' || value === fieldOf(spec, name)?.default));

/** What changed, in the words of the entity: codes and references by their names, nothing that stayed as it was. */
export const changesOf = (
  spec: EntitySpec | undefined,
  { bfrCn, aftrCn }: Pick<ChangeRow, 'bfrCn' | 'aftrCn'>,
  resources: Resources = {},
): Change[] => {
  const [was, is] = [bfrCn ?? {}, aftrCn ?? {}];
  const begins = Object.values(was).every(isNothing);
  // in the order of the form: a label stands where its owner does, what the entity does not know any more at the end
  const place = (name: string): number => {
    const owner = spec && (fieldOf(spec, name)?.labelOf ?? name);
    const found = spec?.fields.findIndex((field) => field.name === owner) ?? -1;
    return found === -1 ? Number.POSITIVE_INFINITY : found;
  };
  const names = new Set(
    [...Object.keys(was), ...Object.keys(is)].filter(
      (name) =>
        !bookkeeping.has(name) &&
        !(begins && isBeginning(spec, name, is[name])) &&
        isTold(fieldNamed(spec, name, resources), was[name], is[name]),
    ),
  );
  return [...names]
    .filter((name) => !isShadowed(spec, name, names))
    .toSorted((one, other) => (place(one) < place(other) ? -1 : Number(place(one) > place(other))))
    .map((name) => {
      const field = fieldNamed(spec, name, resources);
      const owner = spec && field?.labelOf ? fieldOf(spec, field.labelOf) : field;
      const [before, after] = [was[name], is[name]];
      const sentence = sentenceOf(field, before, after);
      return {
        name,
        label: owner?.label ?? field?.label ?? name,
        field,
        before,
        after,
        ...(sentence && { sentence }),
      };
    });
};
