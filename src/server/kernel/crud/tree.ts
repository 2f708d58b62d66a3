import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { invalid } from '#contract/validation.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/tables.ts';
import { validationFailure } from '../failure.ts';
import { tableOf } from './source.ts';

/** Deeper than any tree of the product; a longer walk indicates a cycle. */
const maxDepth = 100;

/** Refuses a parent that is the record itself or one of its descendants. */
export const assertAcyclic = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  key: unknown,
  parent: unknown,
): Promise<void> => {
  const { tree } = spec;
  if (!tree || parent === null || parent === undefined) return;
  const table = tableOf(catalogue, spec);
  let at: unknown = parent;
  for (let steps = 0; at !== null && at !== undefined; steps++) {
    if (at === key || steps > maxDepth) {
      const label = fieldOf(spec, tree.parent)?.label ?? tree.parent;
      throw validationFailure([
        invalid(tree.parent, label, `${label}(으)로 자신이나 하위 항목을 고를 수 없습니다.`),
      ]);
    }
    const [row] = (await db()
      .select({ parent: columnOf(table, tree.parent) })
      .from(table)
      .where(eq(columnOf(table, spec.key), at))) as { parent: unknown }[];
    at = row?.parent;
  }
};
