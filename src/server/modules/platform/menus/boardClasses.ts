import { and, eq } from 'drizzle-orm';
import { commonCode } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { db } from '#server/kernel/database/db.ts';

/** Behind the masters that the product comes with. */
const lastPlace = 999;

/**
 * The master code of a triple board's third level with these names under it; those that are there stay as they are.
 * @returns the master's id
 */
export const boardClasses = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { menuId, menuNm, clsfCdId }: { menuId: number; menuNm: string; clsfCdId?: string | undefined },
  names: readonly string[],
): Promise<string> => {
  const spec = entityOf(catalogue, 'commonCode');
  const insert = (code: object) => insertRecord(catalogue, spec, caller, { useYn: 'Y', ...code });
  const master = clsfCdId ?? `BOARD_${menuId}`;
  const [known] = await db()
    .select({ cdId: commonCode.cdId })
    .from(commonCode)
    .where(and(eq(commonCode.cdId, master), eq(commonCode.delYn, 'N')));
  if (!known) await insert({ cdId: master, cdNm: `${menuNm} 세부 분류`.slice(0, 100), sortNo: lastPlace });
  const details = await db()
    .select({ cdId: commonCode.cdId, cdNm: commonCode.cdNm, delYn: commonCode.delYn })
    .from(commonCode)
    .where(eq(commonCode.upCdId, master));
  const there = new Set(details.filter(({ delYn }) => delYn === 'N').map(({ cdNm }) => cdNm));
  const numbers = details.map(({ cdId }) => Number(cdId.slice(master.length + 1)));
  let next = Math.max(0, ...numbers.filter(Number.isSafeInteger));
  for (const name of names) {
    if (there.has(name)) continue;
    next += 1;
    const cdId = `${master}_${String(next).padStart(2, '0')}`;
    await insert({ cdId, upCdId: master, cdNm: name, sortNo: next });
  }
  return master;
};
