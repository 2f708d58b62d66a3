import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isKorean } from '#contract/languages.ts';
import { paragraphsOf } from '#contract/paragraphs.ts';
import { aiReading, article, changeHistory } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { actorNames } from '#server/modules/platform/index.ts';
import { type EnrichedField, type FieldOrigin, originsOf, person } from '../enrich/origins.ts';
import {
  type FieldState,
  isWanted,
  type MachineField,
  machineFields,
  markOf,
  type WrittenTexts,
} from './machineTexts.ts';
import type { Findings } from './plan.ts';
import { promptVersions } from './prompts/prompt.ts';
import type { Source, WantedTexts } from './task.ts';

const columns = {
  articleId: article.articleId,
  itemKnd: article.itemKnd,
  kornTtl: article.kornTtl,
  lclanTtl: article.lclanTtl,
  articleCn: article.articleCn,
  articleTransCn: article.articleTransCn,
  jrnlLclanNm: article.jrnlLclanNm,
  lanCd: article.lanCd,
  frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
  regDt: article.regDt,
  featExtrSmry: article.featExtrSmry,
  smryOrgnNm: article.smryOrgnNm,
  lclsfNm: article.lclsfNm,
  featExtrMclsf: article.featExtrMclsf,
  featExtrKwdList: article.featExtrKwdList,
  featExtr: article.featExtr,
  fieldOrgn: article.fieldOrgn,
  hasFiles: sql<boolean>`${article.ta} is not null`,
  fndngs: aiReading.fndngs,
  srcMark: aiReading.srcMark,
  wrtnTxts: aiReading.wrtnTxts,
  reqDt: aiReading.reqDt,
};

const select = () =>
  db().select(columns).from(article).leftJoin(aiReading, eq(aiReading.articleId, article.articleId));

export type ArticleRow = Awaited<ReturnType<typeof select>>[number];

/** Existing articles with their machine-made texts. */
export const readRows = (articleIds: readonly number[]): Promise<ArticleRow[]> =>
  select().where(and(inArray(article.articleId, [...articleIds]), eq(article.delYn, 'N')));

/** One of them, with a row lock until the running transaction ends. */
export const lockRow = async (articleId: number): Promise<ArticleRow | undefined> => {
  await db()
    .select({ articleId: article.articleId })
    .from(article)
    .where(eq(article.articleId, articleId))
    .for('update');
  const [row] = await readRows([articleId]);
  return row;
};

const touchedRow = z.object({ recordKey: z.string(), name: z.string() });

const machines = Object.keys(actorNames);

/** Fields that users have ever changed, by article id. */
export const touchedByPeople = async (
  articleIds: readonly number[],
): Promise<Map<number, ReadonlySet<string>>> => {
  const touched = new Map<number, Set<string>>();
  if (articleIds.length === 0) return touched;
  const ofPeople = and(
    inArray(changeHistory.entityNm, ['article', 'thinkTank', 'sns']),
    inArray(changeHistory.recordKey, articleIds.map(String)),
    eq(changeHistory.chgKnd, 'update'),
    notInArray(changeHistory.rgtrId, machines),
  );
  const names = sql.join(
    machineFields.map((name) => sql`${name}`),
    sql`, `,
  );
  const found = await rows(
    touchedRow,
    sql`select distinct ${changeHistory.recordKey} as "recordKey", names.name
      from ${changeHistory} cross join lateral jsonb_object_keys(${changeHistory.aftrCn}) as names(name)
      where ${ofPeople} and names.name in (${names})`,
  );
  for (const { recordKey, name } of found) {
    const id = Number(recordKey);
    touched.set(id, (touched.get(id) ?? new Set()).add(name));
  }
  return touched;
};

/** Fingerprint of an article's original texts: corrected originals are read again. */
export const sourceMark = ({ lclanTtl, articleCn }: Pick<ArticleRow, 'lclanTtl' | 'articleCn'>): string =>
  markOf([lclanTtl ?? '', articleCn ?? '']);

/** Origins of lower quality (dictionary, rules, extracted sentences) that a model may replace. */
const replaceableOrigins = new Set(['dictionary', 'rules', 'extractive']);

const isConfirmed = (origin: FieldOrigin | undefined): boolean => origin?.cnfrmId !== undefined;

/** The current value of each field, and its author. */
export const fieldStates = (
  row: ArticleRow,
  touched: ReadonlySet<string> | undefined,
): Record<MachineField, FieldState> => {
  const written = (row.wrtnTxts ?? {}) as WrittenTexts;
  const origins = originsOf(row.fieldOrgn);
  const stateOf = (name: MachineField): FieldState => {
    const origin = origins[name as EnrichedField];
    const madeBy = origin?.by ?? (name === 'featExtrSmry' ? row.smryOrgnNm : null);
    return {
      current: row[name],
      // a value confirmed by a user counts as written by the user
      written: isConfirmed(origin) ? undefined : written[name],
      isTouched: (touched?.has(name) ?? false) || origin?.by === person || isConfirmed(origin),
      isLesser: replaceableOrigins.has(madeBy ?? '') && !isConfirmed(origin) && row[name] !== null,
      isAsked: row.reqDt !== null,
    };
  };
  return Object.fromEntries(machineFields.map((name) => [name, stateOf(name)])) as Record<
    MachineField,
    FieldState
  >;
};

/** The texts that a model of this name should write for an article. */
export const wantsOf = (
  row: ArticleRow,
  touched: ReadonlySet<string> | undefined,
  model: string,
): WantedTexts => {
  const states = fieldStates(row, touched);
  const wanted = (name: MachineField) => isWanted(states[name], model, promptVersions);
  const hasText = Boolean(row.lclanTtl?.trim()) || Boolean(row.articleCn?.trim());
  return {
    title: !isKorean(row.lanCd) && Boolean(row.lclanTtl?.trim()) && wanted('kornTtl'),
    body: !isKorean(row.lanCd) && Boolean(row.articleCn?.trim()) && wanted('articleTransCn'),
    digest:
      hasText &&
      (['featExtrSmry', 'lclsfNm', 'featExtrMclsf', 'featExtrKwdList'] as const).some((name) => wanted(name)),
  };
};

export const sourceOf = (row: ArticleRow, wants: WantedTexts): Source => ({
  articleId: row.articleId,
  language: row.lanCd,
  title: (row.lclanTtl ?? row.kornTtl ?? '').trim(),
  paragraphs: paragraphsOf(row.articleCn),
  wants,
});

/** Stored findings that are not written yet, if they are based on the current originals. */
export const findingsOf = (row: ArticleRow): Findings =>
  row.srcMark === sourceMark(row) ? ((row.fndngs ?? {}) as Findings) : {};
