/**
 * Boards, product pages and their posts, and mail to their readers.
 */

export { placeOf } from './policies/posts.ts';
