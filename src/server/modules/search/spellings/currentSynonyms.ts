import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { searchSynonym } from '#generated/tables/index.ts';
import { cachedReading } from '#server/kernel/database/cachedReading.ts';
import { db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { synonymsOf } from './synonyms.ts';

/** So many groups are kept in memory, the oldest first. */
const maxGroups = 20_000;

const markNow = async (): Promise<string> => {
  const { mark } = await row(
    z.object({ mark: z.string() }),
    sql`select count(*) || ' ' || coalesce(max(mdfcn_dt)::text, '') as mark from ${searchSynonym}`,
  );
  return mark;
};

const readGroups = async () => {
  const { synmId, rprsNm, synmList, useYn, delYn } = searchSynonym;
  const groups = await db()
    .select({ rprsNm, synmList })
    .from(searchSynonym)
    .where(and(eq(useYn, 'Y'), eq(delYn, 'N')))
    .orderBy(asc(synmId))
    .limit(maxGroups);
  return synonymsOf(groups.map((group) => [group.rprsNm ?? '', ...(group.synmList ?? [])]));
};

/** The groups of spellings that are in use, see `cachedReading`. */
export const { current: currentSynonyms } = cachedReading(markNow, readGroups);
