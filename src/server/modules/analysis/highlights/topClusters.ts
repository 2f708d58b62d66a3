import { and, gte, lte } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { articleCluster } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import type { ListQuery } from '#server/kernel/crud/listQuery.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { completeClusters } from './completeClusters.ts';

const defaultSize = 10;

/** The clusters with the highest scores of a period, both days included. @throws Failure 400 for a reversed period */
export const topClusters = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { startDate, endDate, lclsfNm, size = defaultSize }: Calls['GET /cluster-top-list']['query'],
): Promise<Row[]> => {
  if (startDate && endDate && startDate > endDate)
    throw validationFailure([invalid('startDate', '분석일', messages.dateRange.reversed)]);
  const spec = entityOf(catalogue, 'cluster');
  const query: ListQuery = {
    filters: lclsfNm ? [{ op: 'equals', field: 'lclsfNm', values: [lclsfNm] }] : [],
    sort: { field: 'clusterScr', order: 'DESC' },
    total: 'capped',
    page: 1,
    size,
  };
  const within = and(
    startDate ? gte(articleCluster.clusterDt, startDate) : undefined,
    endDate ? lte(articleCluster.clusterDt, endDate) : undefined,
  );
  const { data } = await readList(sourceOf(catalogue, spec), caller, query, {
    ...(within && { extra: within }),
  });
  return completeClusters(catalogue, caller, data);
};
