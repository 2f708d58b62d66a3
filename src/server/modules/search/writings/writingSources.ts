import { and, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { dayStart, nextDayStart } from '#contract/days.ts';
import { boardPost, dailyBriefing, menu, post } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { boardMenusOpenTo } from '#server/modules/boards/policies/boardPosts.ts';
import { boardMenus, boardsOpenTo } from '#server/modules/boards/policies/boards.ts';
import { mayReadBriefings } from '#server/modules/briefing/policies/dailyBriefings.ts';
import { visiblePosts } from '#server/modules/boards/policies/posts.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import { type Writing, type WritingEntity, writingOf } from './writings.ts';

export const writingKinds = ['board', 'product'] as const;
export type WritingKind = (typeof writingKinds)[number];

export const isWritingKind = (kind: unknown): kind is WritingKind =>
  writingKinds.includes(kind as WritingKind);

/** Where the caller may find something of one table. */
export interface WritingSource extends Writing {
  entity: WritingEntity;
  /** The menu in which a row lies. */
  inMenu: SQL;
  /** Rows whose detail the caller may open. */
  open: SQL | undefined;
}

type Source = (caller: Caller) => WritingSource | undefined;

const { NOTICE, BOARD } = boardMenus;

/** Notices and the communication board. The administrators' board is no place for everybody's search. */
const posts: Source = (caller) => {
  const kinds = boardsOpenTo(caller, 'menu:read').filter((kind) => kind !== 'ADMIN');
  if (kinds.length === 0) return undefined;
  return {
    ...writingOf('post'),
    entity: 'post',
    inMenu: eq(menu.url, sql`case ${post.pstKndCd} when 'NOTICE' then ${NOTICE} else ${BOARD} end`),
    open: and(visiblePosts(caller, post as never), inArray(post.pstKndCd, kinds), ne(post.pstKndCd, 'ADMIN')),
  };
};

/** Product pages and boards made in the menus, from where they are open. */
const products: Source = (caller) => {
  const menus = caller.rights.ipYn === 'Y' ? boardMenusOpenTo(caller, 'menu:read') : [];
  if (menus.length === 0) return undefined;
  return {
    ...writingOf('boardPost'),
    entity: 'boardPost',
    inMenu: eq(menu.menuId, boardPost.menuId),
    open: inArray(boardPost.menuId, menus),
  };
};

/** Published editions. */
const briefings: Source = (caller) =>
  mayReadBriefings(caller)
    ? {
        ...writingOf('dailyBriefing'),
        entity: 'dailyBriefing',
        inMenu: eq(menu.url, briefingPath),
        open: eq(dailyBriefing.sttsCd, 'PUBLISHED'),
      }
    : undefined;

const sources: Record<WritingKind, readonly Source[]> = { board: [posts], product: [products, briefings] };

/** What only the items of the press have: whoever asks for it asks for nothing else. */
const asksForItems = (facts: ArticleQuery): boolean =>
  [facts.ntnId, facts.mediaId, facts.lang, facts.lclsfNm, facts.featExtrMclsf, facts.keywords].some(
    ({ length }) => length > 0,
  ) ||
  facts.onsite !== undefined ||
  facts.board !== '' ||
  facts.collectionTypes !== undefined;

/** Where the caller may find what was written, narrowed to what is asked beside words: the days. A kind that is closed is none. */
export const writingSources = (
  caller: Caller,
  facts: ArticleQuery,
): Partial<Record<WritingKind, WritingSource[]>> => {
  const { startDate, endDate } = facts;
  return Object.fromEntries(
    writingKinds.flatMap((kind) => {
      const open = sources[kind].flatMap((source) => source(caller) ?? []);
      const narrowed = open.map((source) => ({
        ...source,
        open: and(
          source.open,
          eq(source.delYn, 'N'),
          startDate ? gte(source.at, dayStart(startDate)) : undefined,
          endDate ? lt(source.at, nextDayStart(endDate)) : undefined,
          asksForItems(facts) ? sql`false` : undefined,
        ),
      }));
      return open.length ? [[kind, narrowed]] : [];
    }),
  );
};
