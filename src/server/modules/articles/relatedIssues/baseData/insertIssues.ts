import { and, eq, inArray } from 'drizzle-orm';
import { featureExtractionDict } from '#generated/tables/index.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { type BaseOutcome, storeBaseRows } from '#server/kernel/crud/base/storeBaseRows.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { shippedIssues } from './shippedIssues.ts';

/** Stored numbers of these words, by word; words that somebody deleted are left out. */
const wordIds = async (words: readonly string[]): Promise<Map<string | null, number[]>> => {
  const { extrId, extrKwd, delYn } = featureExtractionDict;
  const found = await db()
    .select({ extrId, extrKwd })
    .from(featureExtractionDict)
    .where(and(inArray(extrKwd, [...new Set(words)]), eq(delYn, 'N')));
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
    const issues = shippedIssues();
    const ids = await wordIds(issues.flatMap(({ words }) => words));
    return storeBaseRows(
      ourCatalogue,
      entityOf(ourCatalogue, 'relatedIssue'),
      issues.map(({ words, ...issue }, seq) => ({
        ...issue,
        seq: seq + 1,
        extrIdList: words.flatMap((word) => ids.get(word) ?? []).toSorted((one, other) => one - other),
      })),
    );
  });
