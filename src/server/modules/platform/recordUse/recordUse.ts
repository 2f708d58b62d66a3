import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { crudPath } from '#contract/entityFields.ts';
import { invalid } from '#contract/validation.ts';
import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { type Use, usesOf } from '#server/kernel/crud/usesOf.ts';
import { validationFailure } from '#server/kernel/failure.ts';

/** Entities with screens, and entities listed as children in them. */
const isShown = ({ resources }: Catalogue, spec: EntitySpec): boolean =>
  spec.menus.length > 0 ||
  Object.values(resources).some(({ fields }) =>
    fields.some(({ children }) => children?.entity === spec.name),
  );

/**
 * Whether the field references records of the entity. Codes are referenced by the fields of their master, masters by
 * their codes.
 */
const names =
  (spec: EntitySpec, { upCdId }: Row) =>
  (field: FieldSpec): boolean => {
    if (field.ref?.entity === spec.name) return field.ref.belongs !== true;
    return spec.name === 'commonCode' && typeof upCdId === 'string' && field.code === upCdId;
  };

/** Where a record is used: records that reference its key, and the codes below it if it is a master. */
const recordUses = (catalogue: Catalogue, spec: EntitySpec, record: Row): Promise<Use[]> => {
  const isNaming = names(spec, record);
  return usesOf(
    catalogue,
    (field, owner) => isShown(catalogue, owner) && isNaming(field),
    record[spec.key] as string | number,
  );
};

/**
 * Requires that the caller may open the record: its detail, or its form if the entity has only a list. @throws Failure
 * 401, 403
 */
const requireSight = async (catalogue: Catalogue, spec: EntitySpec, caller: Caller | null): Promise<void> => {
  const { method, path } = crudPath(spec, spec.operations.detail ? 'detail' : 'update');
  const operation = catalogue.operations.find((one) => one.method === method && one.path === path);
  if (!operation) throw validationFailure([invalid('entity', '자료 종류')]);
  const refusal = authorize(operation, caller, await menuIdsOf());
  if (refusal) throw refusal;
};

/** Number of records, by kind, that reference this one. */
export const recordUse =
  (catalogue: Catalogue): Handler<'GET /record-use'> =>
  async ({ query: { entity, key }, caller }) => {
    const spec = Object.hasOwn(catalogue.resources, entity) ? catalogue.resources[entity] : undefined;
    if (!spec) throw validationFailure([invalid('entity', '자료 종류')]);
    await requireSight(catalogue, spec, caller);
    return { data: await recordUses(catalogue, spec, await readRecord(catalogue, spec, caller, key)) };
  };
