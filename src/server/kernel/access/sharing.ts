import { invalid } from '#contract/validation.ts';
import { validationFailure } from '../failure.ts';
import type { Caller } from './caller.ts';

/**
 * The group with which something of one's own is shared after a change: the owner's current one, or none. Sharing with a
 * former group ends. Empty: as before.
 * @param shrYn absent: unchanged
 * @throws Failure 400 if the user is in no group
 */
export const groupAfter = (
  { user }: Caller,
  shrYn: string | null | undefined,
  before?: { groupId: number | null },
): { groupId?: number | null } => {
  if (!shrYn) return before && before.groupId !== user.groupId ? { groupId: null } : {};
  if (shrYn !== 'Y') return { groupId: null };
  if (user.groupId !== null) return { groupId: user.groupId };
  const sentence = '속한 그룹이 없어 함께 쓸 수 없습니다. 관리자에게 문의해 주세요.';
  throw validationFailure([invalid('shrYn', '그룹과 함께 보기', sentence)]);
};
