import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type FeatureKind, featureKinds } from '#contract/features.ts';
import { featureExtractionDict, relatedIssue, relatedIssueDict } from '#generated/tables/index.ts';
import { cachedReading } from '#server/kernel/database/cachedReading.ts';
import { db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { type Dictionary, DictionaryBuilder, type WatchedIssue } from './features.ts';

/** Lines per batch; reading and adding a batch blocks other work. */
const pageSize = 1_000;

const countAndNewest = (
  table: typeof featureExtractionDict | typeof relatedIssue | typeof relatedIssueDict,
): SQL => sql`(select count(*) || ' ' || coalesce(max(mdfcn_dt)::text, '') from ${table})`;

/** Changes with every line and issue that is added, changed or deleted by any process. */
const markNow = async (): Promise<string> => {
  const { mark } = await row(
    z.object({ mark: z.string() }),
    sql`select concat_ws(' ', ${sql.join([featureExtractionDict, relatedIssue, relatedIssueDict].map(countAndNewest), sql`, `)}) as mark`,
  );
  return mark;
};

const isKind = (kind: unknown): kind is FeatureKind => featureKinds.some((known) => known === kind);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const readLines = async (builder: DictionaryBuilder): Promise<void> => {
  const { extrId, extrKwd, featKndCd, synmList } = featureExtractionDict;
  for (let after = 0, isOpen = true; isOpen; ) {
    const page = await db()
      .select({ extrId, extrKwd, featKndCd, synmList })
      .from(featureExtractionDict)
      .where(
        and(gt(extrId, after), eq(featureExtractionDict.useYn, 'Y'), eq(featureExtractionDict.delYn, 'N')),
      )
      .orderBy(asc(extrId))
      .limit(pageSize);
    for (const line of page)
      if (line.extrKwd && isKind(line.featKndCd))
        builder.add({
          extrId: line.extrId,
          extrKwd: line.extrKwd,
          featKndCd: line.featKndCd,
          synmList: texts(line.synmList),
        });
    after = page.at(-1)?.extrId ?? after;
    isOpen = page.length === pageSize;
    await nextTurn();
  }
};

const readIssues = async (): Promise<WatchedIssue[]> => {
  const lines = await db()
    .select({
      relIssueId: relatedIssue.relIssueId,
      relIssueNm: relatedIssue.relIssueNm,
      extrId: relatedIssueDict.extrId,
    })
    .from(relatedIssueDict)
    .innerJoin(relatedIssue, eq(relatedIssue.relIssueId, relatedIssueDict.relIssueId))
    .where(and(eq(relatedIssue.useYn, 'Y'), eq(relatedIssue.delYn, 'N'), eq(relatedIssueDict.delYn, 'N')))
    .orderBy(asc(relatedIssue.seq), asc(relatedIssue.relIssueId));
  return [...Map.groupBy(lines, ({ relIssueId }) => relIssueId).values()].flatMap((ofIssue) => {
    const relIssueNm = ofIssue[0]?.relIssueNm;
    return relIssueNm ? [{ relIssueNm, extrIds: ofIssue.flatMap(({ extrId }) => extrId ?? []) }] : [];
  });
};

const dictionary = cachedReading(markNow, async (): Promise<Dictionary> => {
  const builder = new DictionaryBuilder();
  await readLines(builder);
  return builder.dictionary(await readIssues());
});

/**
 * The dictionary and the watched issues, at most `maxAge` milliseconds old (see `cachedReading`). Reading 50,000 lines
 * takes a second, with yields: not for use in a transaction.
 */
export const currentDictionary = dictionary.current;

/** The last result of `currentDictionary`, for use in a transaction; undefined before the first. */
export const latestDictionary = dictionary.latest;
