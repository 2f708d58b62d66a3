import { standardOffset } from '#contract/nationTime.ts';
import { isBlank } from '#contract/problems.ts';

/**
 * The UTC of an outlet whose country changes: the new country's, unless a person has written one. What is the former
 * country's own counts as filled in by us. Undefined: it stays.
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
