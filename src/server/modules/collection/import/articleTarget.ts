import { inArray } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { refreshStatistics } from '#server/kernel/database/indexUpkeep.ts';
import type { ImportContext, ImportTarget, ItemOutcome } from '#server/modules/imports/index.ts';
import { articleStore } from '../collect/articleStore.ts';
import { dedupeKey, type NewsItem } from '../collect/newsItem.ts';
import { articleColumns } from './articleFields.ts';
import { selectNew, withNamedOutlets } from './knownArticles.ts';
import { articleJudge, type ListedArticle } from './listedArticle.ts';
import { undoArticles } from './undoArticles.ts';

/** The only trace in the articles of where they come from. */
const sourceOf = ({ listImportId, fileNm }: ImportContext): string => `import:${listImportId} ${fileNm}`;

/** Outcomes of items of which these keys are new; of several with one key the first. */
const outcomesOf = (
  listed: readonly ListedArticle[],
  items: readonly NewsItem[],
  isNew: (item: NewsItem) => boolean,
): ItemOutcome[] =>
  items.map((item, at) => ({
    stateCd: isNew(item) ? 'new' : 'known',
    remark: listed[at]?.remark ?? null,
    more: { undated: Number(isNew(item) && item.frmTrsfNscvrgDt === null) },
  }));

/** Keys of the articles with these ids. */
const keysOf = async (articleIds: readonly number[]): Promise<ReadonlySet<string>> => {
  if (articleIds.length === 0) return new Set();
  const { canonicalUrl, contentHash } = article;
  const rows = await db()
    .select({ canonicalUrl, contentHash })
    .from(article)
    .where(inArray(article.articleId, [...articleIds]));
  return new Set(rows.map((row) => row.canonicalUrl ?? `sha256:${row.contentHash}`));
};

/** Import of lists of articles on the screen: they are stored and analysed as collected ones. */
export const articleTarget: ImportTarget<ListedArticle, { articleIds: number[] }> = {
  name: 'article',
  label: '기사',
  unit: '건',
  ...articleColumns,
  maxRows: 200_000,
  counts: [
    {
      name: 'undated',
      sentence: (count) =>
        `보도일시가 없는 새 기사가 ${grouped(count)}건 있습니다. 기간을 정한 목록에는 나오지 않습니다.`,
    },
  ],
  judge: (context) => articleJudge(sourceOf(context)),
  trial: () => {
    const seen = new Set<string>();
    return async (listed) => {
      const items = await withNamedOutlets(listed);
      const fresh = new Set(await selectNew(items, seen));
      return outcomesOf(listed, items, (item) => fresh.has(item));
    };
  },
  store: async () => {
    const store = articleStore();
    return async (listed, alongside) => {
      const items = await withNamedOutlets(listed);
      const fresh = await selectNew(items);
      await store.storeItems(fresh, async (articleIds) => {
        const keys = await keysOf(articleIds);
        const stored = new Set(fresh.filter((item) => keys.has(dedupeKey(item))));
        await alongside({
          outcomes: outcomesOf(listed, items, (item) => stored.has(item)),
          undo: articleIds.length ? { articleIds: [...articleIds] } : null,
        });
      });
    };
  },
  finish: refreshStatistics,
  undo: ({ catalogue, caller }, { articleIds }) => undoArticles(catalogue, caller, articleIds),
  undoneSentence: ({ removed, left }) =>
    [
      `기사 ${grouped(removed)}건을 지웠습니다.`,
      ...(left ? [`그사이 메모하거나 브리핑에 담거나 고친 기사 ${grouped(left)}건은 남겨 두었습니다.`] : []),
    ].join(' '),
};
