import { eq } from 'drizzle-orm';
import { commonCode } from '#generated/tables/index.ts';
import { type Use, usesOf } from '../../crud/usesOf.ts';
import { reader } from '../../database/db.ts';
import type { Catalogue } from '../../operations/catalogue.ts';

/** Where a code is used: the records that hold it, and the codes below it where it is a master. */
export const codeUses = async (catalogue: Catalogue, cdId: string): Promise<Use[]> => {
  const [code] = await reader()
    .select({ upCdId: commonCode.upCdId })
    .from(commonCode)
    .where(eq(commonCode.cdId, cdId));
  const master = code?.upCdId;
  return usesOf(
    catalogue,
    (field, spec) =>
      (master !== null && master !== undefined && field.code === master) ||
      (spec.name === 'commonCode' && field.name === 'upCdId'),
    cdId,
  );
};
