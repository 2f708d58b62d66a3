import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { boardPost, menu, post } from '#generated/tables/index.ts';
import { type PostSourceOf, postTableOf } from '#server/modules/search/index.ts';
import { boardMenusOpenTo } from './policies/boardPosts.ts';
import { boardMenus, boardsOpenTo } from './policies/boards.ts';
import { visiblePosts } from './policies/posts.ts';

const { NOTICE, BOARD } = boardMenus;

/** Notices and the communication board. The administrators' board is not searched. */
export const postSource: PostSourceOf = (caller) => {
  const kinds = boardsOpenTo(caller, 'menu:read').filter((kind) => kind !== 'ADMIN');
  if (kinds.length === 0) return undefined;
  return {
    ...postTableOf('post'),
    entity: 'post',
    inMenu: eq(menu.url, sql`case ${post.pstKndCd} when 'NOTICE' then ${NOTICE} else ${BOARD} end`),
    open: and(visiblePosts(caller, post), inArray(post.pstKndCd, kinds), ne(post.pstKndCd, 'ADMIN')),
  };
};

/** Product pages and boards made in the menus, from where they are open. */
export const productSource: PostSourceOf = (caller) => {
  const menus = caller.rights.ipYn === 'Y' ? boardMenusOpenTo(caller, 'menu:read') : [];
  if (menus.length === 0) return undefined;
  return {
    ...postTableOf('boardPost'),
    entity: 'boardPost',
    inMenu: eq(menu.menuId, boardPost.menuId),
    open: inArray(boardPost.menuId, menus),
  };
};
