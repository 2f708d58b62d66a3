import { crudPath } from '#contract/crudPaths.ts';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { invalid } from '#contract/validation.ts';
import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { usesOf } from '#server/kernel/crud/usesOf.ts';
import { type Failure, validationFailure } from '#server/kernel/failure.ts';

const unknownEntity = (): Failure => validationFailure([invalid('entity', '자료 종류')]);

/** Whether users see records of the entity: on screens of its own, or as rows of another entity's form. */
const hasScreen = ({ resources }: Catalogue, spec: EntitySpec): boolean =>
  spec.menus.length > 0 ||
  Object.values(resources).some(({ fields }) =>
    fields.some(({ children }) => children?.entity === spec.name),
  );

/**
 * Whether the field holds keys of such records. A code is held by the fields that take the codes of its master, a master
 * by its codes.
 */
const holdsKeyOf = (field: FieldSpec, spec: EntitySpec, record: Row): boolean => {
  if (field.ref?.entity === spec.name) return field.ref.belongs !== true;
  const master = spec.name === 'commonCode' ? record.upCdId : undefined;
  return typeof master === 'string' && field.code === master;
};

/**
 * Requires that the caller may open records of the entity: their detail, or their form if there is only a list.
 * @throws Failure 400 if nobody may, 401, 403
 */
const requireMayOpen = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
): Promise<void> => {
  const { method, path } = crudPath(spec, spec.operations.detail ? 'detail' : 'update');
  const operation = catalogue.operations.find((one) => one.method === method && one.path === path);
  if (!operation) throw unknownEntity();
  const refusal = authorize(operation, caller, await menuIdsOf());
  if (refusal) throw refusal;
};

/**
 * Where a record is used, which users ask before they delete it: `[{ label: '기사 국가', count: 1234 }]`, one line for each
 * field of an entity with a screen that holds its key.
 */
export const recordUse =
  (catalogue: Catalogue): Handler<'GET /record-use'> =>
  async ({ query: { entity, key }, caller }) => {
    const spec = Object.hasOwn(catalogue.resources, entity) ? catalogue.resources[entity] : undefined;
    if (!spec) throw unknownEntity();
    await requireMayOpen(catalogue, spec, caller);
    const record = await readRecord(catalogue, spec, caller, key);
    const isUse = (field: FieldSpec, owner: EntitySpec): boolean =>
      hasScreen(catalogue, owner) && holdsKeyOf(field, spec, record);
    return { data: await usesOf(catalogue, isUse, record[spec.key] as string | number) };
  };
