import { and, desc, eq, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { dayOf } from '#contract/days.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article, articleCluster, clusterArticle } from '#generated/tables/index.ts';
import type { ClusterChoice, ClusterMemberItem, ClusterPlaces } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import type { ListQuery } from '#server/kernel/crud/listQuery.ts';
import { asAnswer } from '#server/kernel/crud/present.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { reader } from '#server/kernel/database/db.ts';
import { denied, notFound, validationFailure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { mayEditClusters } from './clusterRights.ts';
import { sendClusterText } from './clusterText.ts';
import { completeClusters } from './completeClusters.ts';
import { addToCluster } from './edits/addToCluster.ts';
import { mergeClusters } from './edits/mergeClusters.ts';
import { removeFromCluster } from './edits/removeFromCluster.ts';
import { renameCluster } from './edits/renameCluster.ts';
import { splitCluster } from './edits/splitCluster.ts';
import { undoEdit } from './edits/undoEdit.ts';
import { firstMembers, type MemberOrder, memberCount, memberPage } from './members.ts';
import { articleCount, readCluster, shownMembers } from './readCluster.ts';

const maxChoices = 20;

/** These highlights by descending score, filtered by the text in their title if given. */
const choicesWhere = async (which: SQL | undefined, text?: string | null): Promise<ClusterChoice[]> => {
  const found = await reader()
    .select({
      clusterId: articleCluster.clusterId,
      clusterTtl: articleCluster.clusterTtl,
      clusterDt: articleCluster.clusterDt,
      articleCount,
      mdfcnDt: articleCluster.mdfcnDt,
    })
    .from(articleCluster)
    .where(
      and(
        eq(articleCluster.delYn, 'N'),
        which,
        text ? sql`strpos(${articleCluster.clusterTtlFold}, ${fold(text)}) > 0` : undefined,
      ),
    )
    .orderBy(desc(articleCluster.clusterScr), desc(articleCluster.clusterId))
    .limit(maxChoices);
  return found.map((row) => ({ ...row, mdfcnDt: row.mdfcnDt.toISOString() }));
};

/** Highlights of the same day that this one can be merged with. */
const mergeChoices = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { clusterId, clusterTtl }: Calls['GET /cluster-merge-list']['query'],
): Promise<ClusterChoice[]> => {
  const { clusterDt } = await readRecord(catalogue, entityOf(catalogue, 'cluster'), caller, clusterId, {
    alone: true,
  });
  return choicesWhere(
    and(eq(articleCluster.clusterDt, clusterDt as string), ne(articleCluster.clusterId, clusterId)),
    clusterTtl,
  );
};

/**
 * The highlight of an article, and the ones that it could be moved to: those of the day on which it was reported.
 * @throws Failure 403 if the caller may not edit highlights, 404
 */
const placesOf = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { articleId, clusterTtl }: Calls['GET /cluster-choice']['query'],
): Promise<ClusterPlaces> => {
  if (!caller || !mayEditClusters(caller)) throw denied();
  const [found] = await reader()
    .select({
      itemKnd: article.itemKnd,
      time: sql<Date>`coalesce(${article.frmTrsfNscvrgDt}, ${article.regDt})`.mapWith(article.regDt),
    })
    .from(article)
    .where(and(eq(article.articleId, articleId), eq(article.delYn, 'N')));
  if (!found || !(await openKinds(catalogue, caller)).includes(found.itemKnd as ItemKind))
    throw notFound('기사');
  const holding = reader()
    .select({ clusterId: clusterArticle.clusterId })
    .from(clusterArticle)
    .where(and(eq(clusterArticle.articleId, articleId), eq(clusterArticle.delYn, 'N')));
  const clusterDt = dayOf(found.time.toISOString());
  const [home = null] = await choicesWhere(sql`${articleCluster.clusterId} in (${holding})`);
  const ofDay = and(
    eq(articleCluster.clusterDt, clusterDt),
    sql`${articleCluster.clusterId} not in (${holding})`,
  );
  return { clusterDt, home, choices: await choicesWhere(ofDay, clusterTtl) };
};

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
