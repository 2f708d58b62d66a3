/**
 * Boards, product pages and their posts, and mail to their readers.
 */

export { listOrderOf } from './policies/posts.ts';
