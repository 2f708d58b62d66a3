import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { ClusterMemberItem } from '#generated/types/clusterCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { firstMembers, type MemberOrder, memberCount, memberPage } from './members.ts';
import { shownMembers } from './readCluster.ts';

interface Asked {
  clusterId: number;
  order?: MemberOrder | null | undefined;
  page?: number | null | undefined;
  size?: number | null | undefined;
}

/** Some articles of a cluster, in the order that is asked for. @throws Failure 400, 404 */
export const readMembers = async (
  catalogue: Catalogue,
  caller: Caller | null,
  asked: Asked,
): Promise<ListAnswer<ClusterMemberItem>> => {
  const { clusterId } = asked;
  const page = asked.page ?? constants.pageStart;
  const size = asked.size ?? firstMembers;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  await readRecord(catalogue, entityOf(catalogue, 'cluster'), caller, clusterId, { alone: true });
  const members = await memberPage(clusterId, { order: asked.order ?? 'near', page, size });
  return {
    data: (await shownMembers(catalogue, caller, members)) as unknown as ClusterMemberItem[],
    totalRecords: await memberCount(clusterId),
    page,
    size,
  };
};
