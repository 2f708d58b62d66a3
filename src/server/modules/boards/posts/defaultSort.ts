import type { Sort } from '#contract/list.ts';

/** How the boards lie when nobody asks for an order: notices with the pinned ones on top, others by their time. */
export const defaultSort = (kinds: readonly string[]): Sort => ({
  field: kinds.length > 0 && kinds.every((kind) => kind === 'NOTICE') ? 'topOrd' : 'regDt',
  order: 'DESC',
});
