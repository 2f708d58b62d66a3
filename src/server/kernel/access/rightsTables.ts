/**
 * Tables that decide about rights. Writes to them are serialised by one lock: two administrators cannot remove each
 * other at the same time, and row locks cannot deadlock.
 */
export const rightsTables: ReadonlySet<string> = new Set([
  'app_user',
  'user_group',
  'authority_group',
  'board_ip',
  'menu',
]);
