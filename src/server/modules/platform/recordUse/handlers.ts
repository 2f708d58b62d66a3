import type { EntitySpec } from '#contract/entity.ts';
import { crudPath } from '#contract/entityFields.ts';
import { invalid } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { judge } from '#server/kernel/access/judge.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { recordUses } from './recordUses.ts';

/** Open to whoever may open the record: its detail, or its form where the list is all there is. @throws Failure 401, 403 */
const requireSight = async (catalogue: Catalogue, spec: EntitySpec, caller: Caller | null): Promise<void> => {
  const { method, path } = crudPath(spec, spec.operations.detail ? 'detail' : 'update');
  const operation = catalogue.operations.find((one) => one.method === method && one.path === path);
  if (!operation) throw validationFailure([invalid('entity', '자료 종류')]);
  const refusal = judge(operation, caller, await menuIdsOf());
  if (refusal) throw refusal;
};

/** How many records of what kind name this one. */
export const recordUse =
  (catalogue: Catalogue): Handler<'GET /record-use'> =>
  async ({ query: { entity, key }, caller }) => {
    const spec = Object.hasOwn(catalogue.resources, entity) ? catalogue.resources[entity] : undefined;
    if (!spec) throw validationFailure([invalid('entity', '자료 종류')]);
    await requireSight(catalogue, spec, caller);
    return { data: await recordUses(catalogue, spec, await readRecord(catalogue, spec, caller, key)) };
  };
