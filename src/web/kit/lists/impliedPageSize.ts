import { constants } from '#contract/constants.ts';

/** Rows per page where an address names no number: a further page shows everybody the same rows. */
export const impliedPageSize = (page: number, own: number): number =>
  page === constants.pageStart ? own : constants.pageSizeDefault;
