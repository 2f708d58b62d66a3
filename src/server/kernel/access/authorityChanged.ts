import { isDeepStrictEqual } from 'node:util';
import { type Change, differing, keysThatDiffer, rightsInRows } from './change.ts';
import { withdrawRights } from './withdrawRights.ts';

/** Ids of the menus that the authority opens; a row with 'N' counts like a missing row. */
const opened = (rows: unknown): number[] =>
  (Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [])
    .filter((row) => row.authorizedYn === 'Y')
    .map((row) => Number(row.menuId))
    .sort((a, b) => a - b);

const members = (rows: unknown): string[] => rightsInRows(rows, 'userId').map(([userId]) => userId);

/**
 * Users whose rights a change of an authority group affects: all members, or only those whose own membership row
 * changed.
 */
export const affectedUsers = (change: Change): string[] => {
  const { before, after } = change;
  const isAboutAll =
    differing(change, ['delYn']).length > 0 ||
    !isDeepStrictEqual(opened(before.authorizedMenuList), opened(after.authorizedMenuList));
  if (!isAboutAll) return keysThatDiffer(before.authorizedUserList, after.authorizedUserList, 'userId');
  return [...new Set([...members(before.authorizedUserList), ...members(after.authorizedUserList)])];
};

/** Ends the sessions of users whose rights a change of an authority group affects. */
export const authorityChanged = (change: Change): Promise<void> =>
  withdrawRights(affectedUsers(change), change.caller);
