import { asc } from 'drizzle-orm';
import { featureExtractionDict, relatedIssue, relatedIssueDict } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { currentDictionary, type Dictionary, featuresOf, makers } from '#server/modules/analysis/index.ts';
import { demoDictionary, demoIssues } from '../demo/dictionary.ts';
import type { DemoArticle } from '../demo/records.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

const storeWords = async (): Promise<void> => {
  await db()
    .insert(featureExtractionDict)
    .values(demoDictionary.map((word) => ({ ...word, extrKwdFold: fold(word.extrKwd), ...registrar })));
  const words = await db()
    .select({ extrId: featureExtractionDict.extrId, extrKwd: featureExtractionDict.extrKwd })
    .from(featureExtractionDict);
  for (const [seq, { words: wanted, ...issue }] of demoIssues.entries()) {
    const [stored] = await db()
      .insert(relatedIssue)
      .values({ ...issue, relIssueNmFold: fold(issue.relIssueNm), seq, ...registrar })
      .returning({ relIssueId: relatedIssue.relIssueId });
    if (!stored) continue;
    const ofIssue = words.filter(({ extrKwd }) => extrKwd !== null && wanted.includes(extrKwd));
    await db()
      .insert(relatedIssueDict)
      .values(ofIssue.map(({ extrId }) => ({ relIssueId: stored.relIssueId, extrId, ...registrar })));
  }
};

/** Stores the dictionary of the demo if there is none. @returns the dictionary for analysing texts */
export const storeDictionary = async (): Promise<Dictionary> => {
  const [known] = await db()
    .select({ extrId: featureExtractionDict.extrId })
    .from(featureExtractionDict)
    .orderBy(asc(featureExtractionDict.extrId))
    .limit(1);
  if (!known) await inTransaction(storeWords);
  return currentDictionary(0);
};

/** The item with its dictionary words; unchanged if there are none. */
export const analysed = (dictionary: Dictionary, item: DemoArticle) => {
  const found = featuresOf(dictionary, item);
  if (!found.featExtr) return item;
  const at = item.regDt.toISOString();
  return {
    ...item,
    featExtr: found.featExtr,
    featExtrKwdList: found.featExtrKwdList,
    relIssueNmList: found.relIssueNmList,
    fieldOrgn: {
      featExtr: { by: makers.featExtr, at },
      featExtrKwdList: { by: makers.featExtrKwdList, at },
      ...(found.relIssueNmList && { relIssueNmList: { by: makers.relIssueNmList, at } }),
    },
  };
};
