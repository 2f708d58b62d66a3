import type { EntitySpec, FieldSpec } from '#contract/entity.ts';

/**
 * The field that identifies the person to whom the personal data belongs: the referenced user, the row's account, or
 * the row itself.
 */
const ownerOf = (spec: EntitySpec, { labelOf }: FieldSpec): string =>
  labelOf ?? (spec.fields.some(({ name }) => name === 'userId') ? 'userId' : spec.key);

/** The fields that identify the persons of these personal fields, each once. */
export const ownersOf = (spec: EntitySpec, personal: readonly FieldSpec[]): string[] => [
  ...new Set(personal.map((field) => ownerOf(spec, field))),
];
