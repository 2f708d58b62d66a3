import type { Sort } from '#contract/list.ts';

/** Default order of boards: notices with the pinned ones on top, others by time. */
export const defaultSort = (kinds: readonly string[]): Sort => ({
  field: kinds.length > 0 && kinds.every((kind) => kind === 'NOTICE') ? 'topOrd' : 'regDt',
  order: 'DESC',
});
