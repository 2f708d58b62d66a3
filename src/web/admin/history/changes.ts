import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank } from '#contract/validation.ts';
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

const isSame = (before: unknown, after: unknown): boolean =>
  (isBlank(before) && isBlank(after)) || JSON.stringify(before) === JSON.stringify(after);

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

const isTold = (field: FieldSpec | undefined, before: unknown, after: unknown): boolean => {
  if (field?.changed === false) return false;
  return field?.changed ? !(isBlank(before) && isBlank(after)) : !isSame(before, after);
};

/** What changed, in the words of the entity: codes and references by their names, nothing that stayed as it was. */
export const changesOf = (
  spec: EntitySpec | undefined,
  { bfrCn, aftrCn }: Pick<ChangeRow, 'bfrCn' | 'aftrCn'>,
  resources: Resources = {},
): Change[] => {
  const [was, is] = [bfrCn ?? {}, aftrCn ?? {}];
  const names = new Set(
    [...Object.keys(was), ...Object.keys(is)].filter(
      (name) => !bookkeeping.has(name) && isTold(fieldNamed(spec, name, resources), was[name], is[name]),
    ),
  );
  return [...names]
    .filter((name) => !isShadowed(spec, name, names))
    .map((name) => {
      const field = fieldNamed(spec, name, resources);
      const owner = spec && field?.labelOf ? fieldOf(spec, field.labelOf) : field;
      const [before, after] = [was[name], is[name]];
      const words = field?.changed;
      return {
        name,
        label: owner?.label ?? field?.label ?? name,
        field,
        before,
        after,
        ...(words && { sentence: isBlank(after) ? words.cleared : words.set }),
      };
    });
};
