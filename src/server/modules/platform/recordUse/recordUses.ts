import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { type Use, usesOf } from '#server/kernel/crud/usesOf.ts';

/** What people see: entities with screens, and rows that belong to them. */
const isShown = ({ resources }: Catalogue, spec: EntitySpec): boolean =>
  spec.menus.length > 0 ||
  Object.values(resources).some(({ fields }) =>
    fields.some(({ children }) => children?.entity === spec.name),
  );

/** Whether the field names records of the entity. A code is named by the fields of its master, a master by its codes. */
const names =
  (spec: EntitySpec, { upCdId }: Row) =>
  (field: FieldSpec): boolean => {
    if (field.ref?.entity === spec.name) return field.ref.belongs !== true;
    return spec.name === 'commonCode' && typeof upCdId === 'string' && field.code === upCdId;
  };

/** Where a record is used: the records that hold its key, and the codes below it where it is a master. */
export const recordUses = (catalogue: Catalogue, spec: EntitySpec, record: Row): Promise<Use[]> => {
  const isNaming = names(spec, record);
  return usesOf(
    catalogue,
    (field, owner) => isShown(catalogue, owner) && isNaming(field),
    record[spec.key] as string | number,
  );
};
