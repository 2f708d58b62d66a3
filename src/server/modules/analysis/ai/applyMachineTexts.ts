import { eq } from 'drizzle-orm';
import { aiReading, article } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { articleTokens, keywordTokens, withFiles } from '#server/modules/search/index.ts';
import { enrichedFields, type Origins, originsOf } from '../enrich/origins.ts';
import { queueEnrichment } from '../enrich/queueEnrichment.ts';
import { type ArticleRow, fieldStates, lockRow, sourceMark, touchedByPeople } from './articleRows.ts';
import { type MachineField, markOf, mayWrite, type Written, type WrittenTexts } from './machineTexts.ts';
import type { MachineTexts } from './plan.ts';

/** Author recorded for machine-made changes. */
const machine = 'AI';

/** Origins of the fields that analysis also fills, so that analysis no longer overwrites them. */
const originsAfter = (row: ArticleRow, texts: MachineTexts, model: string): Origins => {
  const made = enrichedFields.filter((name) => name in texts);
  const origin = { by: model, at: new Date().toISOString() };
  return { ...originsOf(row.fieldOrgn), ...Object.fromEntries(made.map((name) => [name, origin])) };
};

/** Columns to write, including those that search and badges derive from the texts. */
const columnsOf = async (row: ArticleRow, texts: MachineTexts, model: string) => {
  const { kornTtl, articleTransCn, featExtrSmry, featExtrKwdList } = texts;
  const tokens = articleTokens({ ...row, ...texts, reportedAt: row.frmTrsfNscvrgDt ?? row.regDt });
  return {
    ...texts,
    ...tokens,
    tk: row.hasFiles ? await withFiles(tokens.tk) : tokens.tk,
    // new Korean texts are analysed like any others
    ...((kornTtl !== undefined || articleTransCn !== undefined) && { anlsYn: 'N' }),
    fieldOrgn: originsAfter(row, texts, model),
    ...(featExtrKwdList && { kw: keywordTokens({ featExtrKwdList, featExtr: row.featExtr }) }),
    ...(articleTransCn && { transOrgnNm: model, wholSentTransYn: 'Y' }),
    ...(featExtrSmry && { smryOrgnNm: model }),
  };
};

/** The texts that may be written into the row in its current state. */
const allowed = async (row: ArticleRow, texts: MachineTexts): Promise<MachineTexts> => {
  const touched = await touchedByPeople([row.articleId]);
  const states = fieldStates(row, touched.get(row.articleId));
  const fields = Object.entries(texts).filter(([name]) => mayWrite(states[name as MachineField]));
  return Object.fromEntries(fields) as MachineTexts;
};

export interface Making {
  /** Fingerprint of the originals that were read, see `sourceMark`. */
  source: string;
  texts: MachineTexts;
  model: string;
  /** Prompt version of each field. */
  prompts: Record<string, string>;
}

/**
 * Writes machine-made texts into an article and records the model of each. Texts written by users are kept, including
 * those written in the meantime.
 * @returns names of the written fields; undefined if the originals have changed or the article is deleted
 */
export const applyMachineTexts = (
  articleId: number,
  { source, texts, model, prompts }: Making,
): Promise<MachineField[] | undefined> =>
  inTransaction(async () => {
    const row = await lockRow(articleId);
    if (!row || sourceMark(row) !== source) return undefined;
    const columns = await allowed(row, texts);
    const names = Object.keys(columns) as MachineField[];
    if (names.length === 0) return names;
    await db()
      .update(article)
      .set({
        ...(await columnsOf(row, columns, model)),
        mdfrId: machine,
        mdfcnDt: nextVersion(article.mdfcnDt),
      })
      .where(eq(article.articleId, articleId));
    if (columns.kornTtl !== undefined || columns.articleTransCn !== undefined) queueEnrichment(articleId);
    const at = new Date().toISOString();
    const made = names.map((name): [MachineField, Written] => [
      name,
      { model, prompt: prompts[name] ?? '', at, mark: markOf(columns[name]) },
    ]);
    const wrtnTxts = { ...((row.wrtnTxts ?? {}) as WrittenTexts), ...Object.fromEntries(made) };
    await db().update(aiReading).set({ wrtnTxts }).where(eq(aiReading.articleId, articleId));
    return names;
  });
