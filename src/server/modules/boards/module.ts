import type { Module } from '#server/kernel/module.ts';
import { registerPostSource } from '#server/modules/search/index.ts';
import { boardMailHandlers } from './mail/boardMailHandlers.ts';
import { boardPosts } from './policies/boardPosts.ts';
import { comments } from './policies/comments.ts';
import { posts } from './policies/posts.ts';
import { postSource, productSource } from './postSources.ts';
import { boardHandlers } from './posts/boardHandlers.ts';
import { completePosts } from './posts/completePosts.ts';
import { boardPostHandlers } from './products/boardPostHandlers.ts';

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
