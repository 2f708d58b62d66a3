import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { neighboursIn } from '#server/kernel/crud/neighbours.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { defaultSort } from './defaultSort.ts';

/** The posts before and after this one in its board as it usually lies. */
export const neighbours = (catalogue: Catalogue, caller: Caller, record: Row) =>
  neighboursIn(sourceOf(catalogue, entityOf(catalogue, 'post')), caller, record, {
    within: 'pstKndCd',
    field: defaultSort([String(record.pstKndCd)]).field,
  });
