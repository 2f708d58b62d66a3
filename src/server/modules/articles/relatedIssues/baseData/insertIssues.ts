import { and, eq, inArray } from 'drizzle-orm';
import { featureExtractionDict } from '#generated/tables/index.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { type BaseOutcome, storeBaseRows } from '#server/kernel/crud/base/storeBaseRows.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { shippedIssues } from './shippedIssues.ts';

/** Stored numbers of the shipped words, by word; words that somebody deleted are left out. */
const wordIds = async (): Promise<Map<string | null, number[]>> => {
  const { extrId, extrKwd, delYn } = featureExtractionDict;
  const wanted = [...new Set(shippedIssues.flatMap(({ words }) => words))];
  const found = await db()
    .select({ extrId, extrKwd })
    .from(featureExtractionDict)
    .where(and(inArray(extrKwd, wanted), eq(delYn, 'N')));
  return new Map(
    [...Map.groupBy(found, (word) => word.extrKwd)].map(([word, lines]) => [
      word,
      lines.map((line) => line.extrId),
    ]),
  );
};

/** Stores the issues that come with the product, after its dictionary; see `storeBaseRows` for what an upgrade changes. */
export const insertIssues = (): Promise<BaseOutcome> =>
  advisoryLock('relatedIssues', async () => {
    const ids = await wordIds();
    return storeBaseRows(
      ourCatalogue,
      entityOf(ourCatalogue, 'relatedIssue'),
      shippedIssues.map(({ words, ...issue }, seq) => ({
        ...issue,
        seq: seq + 1,
        extrIdList: words.flatMap((word) => ids.get(word) ?? []).toSorted((one, other) => one - other),
      })),
    );
  });
