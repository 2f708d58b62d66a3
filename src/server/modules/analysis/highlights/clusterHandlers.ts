import { and, gte, lte } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { articleCluster } from '#generated/tables/index.ts';
import type { ClusterMemberItem } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import type { ListQuery } from '#server/kernel/crud/listQuery.ts';
import { asAnswer } from '#server/kernel/crud/present.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { mergeChoices, placesOf } from './choices.ts';
import { sendClusterText } from './clusterText.ts';
import { completeClusters } from './completeClusters.ts';
import { addToCluster } from './edits/addToCluster.ts';
import { mergeClusters } from './edits/mergeClusters.ts';
import { removeFromCluster } from './edits/removeFromCluster.ts';
import { renameCluster } from './edits/renameCluster.ts';
import { splitCluster } from './edits/splitCluster.ts';
import { undoEdit } from './edits/undoEdit.ts';
import { firstMembers, type MemberOrder, memberCount, memberPage } from './members.ts';
import { readCluster, shownMembers } from './readCluster.ts';

const defaultSize = 10;

/** The clusters with the highest scores in a period, both days included. @throws Failure 400 for a reversed period */
const topClusters = async (
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

interface MembersQuery {
  clusterId: number;
  order?: MemberOrder | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
}

/** A page of a cluster's articles, in the requested order. @throws Failure 400, 404 */
const readMembers = async (
  catalogue: Catalogue,
  caller: Caller | null,
  query: MembersQuery,
): Promise<ListAnswer<ClusterMemberItem>> => {
  const { clusterId } = query;
  const page = query.page ?? constants.pageStart;
  const size = query.size ?? firstMembers;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  await readRecord(catalogue, entityOf(catalogue, 'cluster'), caller, clusterId, { alone: true });
  const members = await memberPage(clusterId, { order: query.order ?? 'near', page, size });
  return {
    data: asAnswer(await shownMembers(catalogue, caller, members)),
    totalRecords: await memberCount(clusterId),
    page,
    size,
  };
};

type Ids =
  | 'GET /cluster-detail'
  | 'GET /cluster-article-list'
  | 'GET /cluster-top-list'
  | 'GET /cluster-list-txt'
  | 'GET /cluster-merge-list'
  | 'GET /cluster-choice'
  | 'PUT /update-cluster/title'
  | 'PUT /update-cluster/merge'
  | 'PUT /update-cluster/split'
  | 'PUT /update-cluster/remove'
  | 'PUT /update-cluster/add'
  | 'PUT /update-cluster/undo';

/** Endpoints of highlights and their editing; the CRUD runtime provides the list itself. */
export const clusterHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /cluster-detail': async ({ query, caller }) => ({
    data: asAnswer(await readCluster(catalogue, caller, query.clusterId)),
  }),
  'GET /cluster-article-list': ({ query, caller }) => readMembers(catalogue, caller, query),
  'GET /cluster-top-list': async ({ query, caller }) => ({
    data: asAnswer(await topClusters(catalogue, caller, query)),
  }),
  'GET /cluster-merge-list': async ({ query, caller }) => ({
    data: await mergeChoices(catalogue, caller, query),
  }),
  'GET /cluster-choice': async ({ query, caller }) => ({
    data: await placesOf(catalogue, caller, query),
  }),
  'PUT /update-cluster/title': async ({ body, caller }) => ({
    data: await renameCluster(catalogue, caller, body),
  }),
  'PUT /update-cluster/merge': async ({ body, caller }) => ({
    data: await mergeClusters(catalogue, caller, body),
  }),
  'PUT /update-cluster/split': async ({ body, caller }) => ({
    data: await splitCluster(catalogue, caller, body),
  }),
  'PUT /update-cluster/remove': async ({ body, caller }) => ({
    data: await removeFromCluster(catalogue, caller, body),
  }),
  'PUT /update-cluster/add': async ({ body, caller }) => ({
    data: await addToCluster(catalogue, caller, body),
  }),
  'PUT /update-cluster/undo': async ({ body, caller }) => ({
    data: await undoEdit(catalogue, caller, body),
  }),
  'GET /cluster-list-txt': async (call) => await sendClusterText(call, catalogue),
});
