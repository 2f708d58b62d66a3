import { and, eq, inArray, sql } from 'drizzle-orm';
import { fieldOf } from '#contract/entityFields.ts';
import { article as spec } from '#generated/resources/article.ts';
import { article } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { paced } from '#server/kernel/database/pace.ts';
import { person, queueEnrichment, setByPerson } from '#server/modules/analysis/index.ts';
import { articleTokens, type OwnTexts, withFiles } from '#server/modules/search/index.ts';

/** The texts of an article that a batch edit may change. */
const names = [
  'kornTtl',
  'lclanTtl',
  'articleTransCn',
  'mdfcnCn',
  'htcnyOpnn',
  'featExtrSmry',
  'jrnlLclanNm',
  'sndngRgnNm',
] as const;

export type EditedName = (typeof names)[number];

/** The texts of one article; null for missing ones. */
export type Texts = Record<EditedName, string | null>;

/** The texts with their Korean labels and maximum lengths from the schema. */
export const editedTexts = names.map((name) => {
  const field = fieldOf(spec, name);
  return { name, label: field?.label ?? name, maxLength: field?.maxLength ?? Number.POSITIVE_INFINITY };
});

/** Their columns. */
export const textColumns = Object.fromEntries(names.map((name) => [name, article[name]])) as Pick<
  typeof article,
  EditedName
>;

/**
 * Processes articles in small slices, each in its own transaction and serialised with other batch edits, and lets other
 * work run in between.
 * @param work processes a slice in its transaction
 * @param stored called with the result of `work` after the commit
 */
export const inSlices = async <T>(
  ids: readonly number[],
  work: (slice: readonly number[]) => Promise<T>,
  stored: (done: T) => void,
): Promise<void> => {
  const sorted = [...ids].sort((one, other) => one - other);
  const batch = paced();
  while (sorted.length)
    await batch(
      async (size) => stored(await advisoryLock('batch edit', () => work(sorted.splice(0, size)))),
      () => sorted.length === 0,
    );
};

export interface ArticleTexts {
  articleId: number;
  mdfcnDt: Date;
  texts: Texts;
  /** Further columns that the search data are built from. */
  searched: Pick<OwnTexts, 'articleCn' | 'featExtrKwdList' | 'featExtr'>;
  hasFiles: boolean;
  reportedAt: Date;
}

const ofThese = (articleIds: readonly number[]) =>
  and(inArray(article.articleId, [...articleIds]), eq(article.itemKnd, 'article'), eq(article.delYn, 'N'));

/** The texts of the articles that still exist. */
export const readTexts = async (articleIds: readonly number[]): Promise<{ texts: Texts }[]> =>
  (await db().select(textColumns).from(article).where(ofThese(articleIds))).map((texts) => ({ texts }));

/** The articles that still exist, locked until the transaction ends, in the order of their ids. */
export const lockTexts = async (articleIds: readonly number[]): Promise<ArticleTexts[]> => {
  if (articleIds.length === 0) return [];
  const found = await db()
    .select({
      ...textColumns,
      articleId: article.articleId,
      mdfcnDt: article.mdfcnDt,
      searched: {
        articleCn: article.articleCn,
        featExtrKwdList: article.featExtrKwdList,
        featExtr: article.featExtr,
      },
      hasFiles: sql<boolean>`${article.ta} is not null`,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      regDt: article.regDt,
    })
    .from(article)
    .where(ofThese(articleIds))
    .orderBy(article.articleId)
    .for('update');
  return found.map(({ articleId, mdfcnDt, searched, hasFiles, frmTrsfNscvrgDt, regDt, ...texts }) => ({
    articleId,
    mdfcnDt,
    searched,
    hasFiles,
    reportedAt: frmTrsfNscvrgDt ?? regDt,
    texts,
  }));
};

/** Changed texts are analysed again; a manually changed summary is kept. */
const analysisColumns = (articleId: number, changed: Partial<Texts>) => {
  const isOtherText = 'kornTtl' in changed || 'lclanTtl' in changed || 'articleTransCn' in changed;
  if (isOtherText) queueEnrichment(articleId);
  return {
    ...(isOtherText && { anlsYn: 'N' as const }),
    ...('featExtrSmry' in changed && {
      smryOrgnNm: person,
      fieldOrgn: sql`coalesce(${article.fieldOrgn}, '{}') || ${JSON.stringify(setByPerson({}, ['featExtrSmry'], new Date()))}::jsonb`,
    }),
  };
};

/** Writes changed texts with their search data, and the history, in the caller's transaction. */
export const writeTexts = async (
  { articleId, texts, searched, hasFiles, reportedAt }: ArticleTexts,
  changed: Partial<Texts>,
  who: string,
): Promise<number> => {
  const columns = articleTokens({ ...texts, ...changed, ...searched, reportedAt });
  await db()
    .update(article)
    .set({
      ...changed,
      ...columns,
      ...analysisColumns(articleId, changed),
      tk: hasFiles ? await withFiles(columns.tk) : columns.tk,
      mdfrId: who,
      mdfcnDt: nextVersion(article.mdfcnDt),
    })
    .where(eq(article.articleId, articleId));
  const before = Object.fromEntries(Object.keys(changed).map((name) => [name, texts[name as keyof Texts]]));
  const [entry] = await addHistory([
    {
      entityNm: 'article',
      recordKey: String(articleId),
      chgKnd: 'update',
      bfrCn: before,
      aftrCn: changed,
      rgtrId: who,
    },
  ]);
  if (entry === undefined) throw new Error('The change was not added to the history.');
  return entry;
};
