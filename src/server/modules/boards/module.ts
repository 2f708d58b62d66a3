import type { Module } from '#server/kernel/module.ts';
import { registerPostSource } from '#server/modules/search/index.ts';
import { boardMailHandlers } from './mail/boardMailHandlers.ts';
import { boardPosts, searchedBoardPosts } from './policies/boardPosts.ts';
import { comments } from './policies/comments.ts';
import { posts, searchedPosts } from './policies/posts.ts';
import { boardHandlers } from './posts/boardHandlers.ts';
import { completePosts } from './posts/completePosts.ts';
import { boardPostHandlers } from './products/boardPostHandlers.ts';

/** Boards, product pages and their posts, and mail to their readers. */
export const boards = {
  policies: { boardPosts, comments, posts },
  completions: { post: completePosts },
  install: () => {
    registerPostSource('board', 'post', searchedPosts);
    registerPostSource('product', 'boardPost', searchedBoardPosts);
  },
  handlers: ({ environment, files, catalogue }) => ({
    ...boardHandlers(files, catalogue),
    ...boardPostHandlers(files, catalogue),
    ...boardMailHandlers(environment, catalogue),
  }),
} satisfies Module;
