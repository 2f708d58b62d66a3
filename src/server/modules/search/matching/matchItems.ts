import { inArray } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { inTurns } from '#server/kernel/clock/steps.ts';
import { db } from '#server/kernel/database/db.ts';
import { type FactRow, factColumns } from '../facts/facts.ts';
import { attachmentTexts } from '../lookup/attachmentTexts.ts';
import { shortBodyColumns, withLongBodies } from '../lookup/verifyMatches.ts';
import type { TextField } from '../plan.ts';
import { type ItemTexts, itemTexts } from '../satisfies.ts';
import { ownTextColumns } from '../words/articleTokens.ts';

/** An item that searches are matched against. */
export interface MatchItem {
  articleId: number;
  kind: ItemKind;
  /** Shown in lists: neither deleted nor archived. */
  isShown: boolean;
  tokens: Record<'all' | TextField, ReadonlySet<number>>;
  facts: FactRow;
  /** Its texts, read and folded on first use. */
  texts(): Promise<ItemTexts>;
}

const { articleId, itemKnd, delYn, tk, tb, tr, ta } = article;

/** Reads items for matching, at most a few hundred at once. */
export const readMatchItems = async (ids: readonly number[]): Promise<MatchItem[]> => {
  const rows = await db()
    .select({
      articleId,
      itemKnd,
      delYn,
      tokens: { tk, tb, tr, ta },
      ...ownTextColumns,
      ...shortBodyColumns,
      facts: factColumns,
    })
    .from(article)
    .where(inArray(articleId, [...ids]));
  return rows.map((row) => {
    let texts: Promise<ItemTexts> | undefined;
    const read = async (): Promise<ItemTexts> => {
      const item = await withLongBodies(row, { id: row.articleId, isLong: row.isLong });
      const files = row.tokens.ta ? await attachmentTexts(row.articleId) : [];
      return inTurns(itemTexts(item, files));
    };
    return {
      articleId: row.articleId,
      kind: row.itemKnd as ItemKind,
      isShown: row.delYn === 'N',
      tokens: {
        all: new Set(row.tokens.tk),
        title: new Set(row.tokens.tb),
        reporter: new Set(row.tokens.tr),
        attachment: new Set(row.tokens.ta),
      },
      facts: row.facts,
      texts: () => (texts ??= read()),
    };
  });
};
