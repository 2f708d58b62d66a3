import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { boardPost, menu, post } from '#generated/tables/index.ts';
import type { Module } from '#server/kernel/module.ts';
import { type PostSourceOf, postTableOf, registerPostSource } from '#server/modules/search/index.ts';
import { boardMailHandlers } from './mail/boardMailHandlers.ts';
import { boardMenusOpenTo, boardPosts } from './policies/boardPosts.ts';
import { comments } from './policies/comments.ts';
import { boardMenus, boardsOpenTo, posts, visiblePosts } from './policies/posts.ts';
import { boardHandlers } from './posts/boardHandlers.ts';
import { completePosts } from './posts/completePosts.ts';
import { boardPostHandlers } from './products/boardPostHandlers.ts';

const { NOTICE, BOARD } = boardMenus;

/** Search source for notices and the communication board. The administrators' board is not searched. */
const postSource: PostSourceOf = (caller) => {
  const kinds = boardsOpenTo(caller, 'menu:read').filter((kind) => kind !== 'ADMIN');
  if (kinds.length === 0) return undefined;
  return {
    ...postTableOf('post'),
    entity: 'post',
    inMenu: eq(menu.url, sql`case ${post.pstKndCd} when 'NOTICE' then ${NOTICE} else ${BOARD} end`),
    open: and(visiblePosts(caller, post), inArray(post.pstKndCd, kinds), ne(post.pstKndCd, 'ADMIN')),
  };
};

/** Search source for product pages and boards made in the menus, if the caller's address is allowed. */
const productSource: PostSourceOf = (caller) => {
  const menus = caller.rights.ipYn === 'Y' ? boardMenusOpenTo(caller, 'menu:read') : [];
  if (menus.length === 0) return undefined;
  return {
    ...postTableOf('boardPost'),
    entity: 'boardPost',
    inMenu: eq(menu.menuId, boardPost.menuId),
    open: inArray(boardPost.menuId, menus),
  };
};

/** Boards, product pages and their posts, and mail to their readers. */
export const boards = {
  policies: { boardPosts, comments, posts },
  completions: { post: completePosts },
  install: () => {
    registerPostSource('board', 'post', postSource);
    registerPostSource('product', 'boardPost', productSource);
  },
  handlers: ({ environment, files, catalogue }) => ({
    ...boardHandlers(files, catalogue),
    ...boardPostHandlers(files, catalogue),
    ...boardMailHandlers(environment, catalogue),
  }),
} satisfies Module;
