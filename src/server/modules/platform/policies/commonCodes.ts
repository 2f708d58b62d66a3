import { inArray, or } from 'drizzle-orm';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { conditionOf } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';

/** All codes are visible. A master is also found by the names of its codes. */
export const commonCodes: Policy = {
  scope: () => undefined,
  conditions: {
    cdNm: (_caller, source, text) => {
      const named = { op: 'contains', field: 'cdNm', text } as const;
      const codes = sourceOf(source.catalogue, source.spec);
      const masters = reader()
        .select({ upCdId: columnOf(codes.base, 'upCdId') })
        .from(codes.base)
        .where(conditionOf(codes, named));
      return or(conditionOf(source, named), inArray(columnOf(source.base, 'cdId'), masters));
    },
  },
};
