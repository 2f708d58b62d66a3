/**
 * Tables that decide what somebody may do. Whoever writes one of them does so alone: two administrators cannot remove
 * each other at the same moment, and who waits for whose row is never a circle.
 */
export const rightsTables: ReadonlySet<string> = new Set([
  'app_user',
  'user_group',
  'authority_group',
  'board_ip',
  'menu',
]);
