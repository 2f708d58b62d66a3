import { standardOffset } from '#contract/nationTime.ts';
import { isBlank } from '#contract/problems.ts';

/**
 * The UTC offset of an outlet whose country changes: that of the new country, unless a user entered another one. An
 * offset equal to that of the former country counts as filled in automatically. Undefined: unchanged.
 */
export const utcOf = (
  utc: unknown,
  before: string | null | undefined,
  ntnId: string | null | undefined,
): string | undefined => {
  if (!ntnId) return undefined;
  const isOurs = isBlank(utc) || (!isBlank(before) && utc === standardOffset(before as string));
  return isOurs ? (standardOffset(ntnId) ?? '') : undefined;
};
