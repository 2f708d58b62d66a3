import { and, eq, isNotNull } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import type { Calls } from '#generated/api/calls.ts';
import { nationCode } from '#generated/tables/index.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { db } from '#server/kernel/database/db.ts';

/** The database's collation sorts by bytes. */
const korean = new Intl.Collator('ko');

const isHome = (ntnId: string): boolean => ntnId === constants.defaultCountry;

/** Countries in use that have a number: Korea first, then in Korean alphabetical order. */
export const placeHandlers: Pick<{ [Id in keyof Calls]: Handler<Id> }, 'GET /nationcode-ntnno-list'> = {
  'GET /nationcode-ntnno-list': async () => {
    const found = await db()
      .select({ ntnId: nationCode.ntnId, ntnNm: nationCode.ntnNm, ntnno: nationCode.ntnno })
      .from(nationCode)
      .where(and(eq(nationCode.useYn, 'Y'), eq(nationCode.delYn, 'N'), isNotNull(nationCode.ntnno)));
    const named = found.map((nation) => ({ ...nation, ntnNm: nation.ntnNm ?? nation.ntnId }));
    return {
      data: named.sort(
        (a, b) => Number(isHome(b.ntnId)) - Number(isHome(a.ntnId)) || korean.compare(a.ntnNm, b.ntnNm),
      ),
    };
  },
};
