import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { featureExtractionDict, searchSynonym } from '#generated/tables/index.ts';
import { cachedReading } from '#server/kernel/database/cachedReading.ts';
import { db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { nameGroup } from './names.ts';
import { synonymsOf } from './synonyms.ts';

/** Maximum groups, and names, kept in memory, the oldest first. */
const maxGroups = 20_000;

/** Kinds of the dictionary that hold proper names; the spellings of the others are words about a topic. */
const kindsOfNames = ['pern', 'inst', 'evnt'] as const;

const markNow = async (): Promise<string> => {
  const marks = [searchSynonym, featureExtractionDict].map(
    (table) => sql`(select count(*) || ' ' || coalesce(max(${table.mdfcnDt})::text, '') from ${table})`,
  );
  const { mark } = await row(
    z.object({ mark: z.string() }),
    sql`select ${sql.join(marks, sql` || ' ' || `)} mark`,
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
  const dictionary = featureExtractionDict;
  const names = await db()
    .select({ name: dictionary.extrKwd, others: dictionary.synmList })
    .from(dictionary)
    .where(
      and(
        eq(dictionary.useYn, 'Y'),
        eq(dictionary.delYn, 'N'),
        inArray(dictionary.featKndCd, [...kindsOfNames]),
      ),
    )
    .orderBy(asc(dictionary.extrId))
    .limit(maxGroups);
  return synonymsOf([
    ...groups.map((group) => [group.rprsNm ?? '', ...(group.synmList ?? [])]),
    ...names.map(({ name, others }) => nameGroup([name ?? '', ...(others ?? [])])),
  ]);
};

/** The groups of spellings in use, and the names of the dictionary in several scripts, see `cachedReading`. */
export const { current: currentSynonyms } = cachedReading(markNow, readGroups);

/** Changes when the groups of spellings or the dictionary do. */
export const synonymsMark = markNow;
