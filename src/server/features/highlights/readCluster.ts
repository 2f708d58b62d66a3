import { missing } from '#contract/validation.ts';
import type { Caller } from '../../access/caller.ts';
import { presentRecord } from '../../crud/present.ts';
import { type Row, readRecord } from '../../crud/readRecord.ts';
import { validationFailure } from '../../failure.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { markMemos } from '../articleMemo/markMemos.ts';
import { completeClusters } from './completeClusters.ts';
import { mayEditClusters } from './mayEdit.ts';
import { firstMembers, type Member, memberPage, type Trace, tracesOf } from './members.ts';
import { sourcesOf } from './sources.ts';
import { storyDays } from './storyDays.ts';
import { timelineOf } from './timeline.ts';

const outlet = ({ mediaId, mediaNm, mediaLclanNm }: Trace) => ({
  key: mediaId,
  label: mediaNm ?? mediaLclanNm,
});
const nation = ({ ntnId, ntnNm }: Trace) => ({ key: ntnId, label: ntnNm });

/** What is shown of members, with the star of the caller. */
export const shownMembers = (catalogue: Catalogue, caller: Caller | null, members: readonly Member[]) =>
  markMemos(
    catalogue,
    caller,
    members.map(({ clusterId: _cluster, mediaId: _outlet, ...member }) => member),
  );

/** A cluster with its first articles, when all were reported and where they came from. @throws Failure 400, 404 */
export const readCluster = async (
  catalogue: Catalogue,
  caller: Caller | null,
  clusterId: unknown,
): Promise<Row> => {
  if (clusterId === undefined || clusterId === '')
    throw validationFailure([missing('clusterId', '하이라이트 번호')]);
  const spec = entityOf(catalogue, 'cluster');
  const stored = await readRecord(catalogue, spec, caller, clusterId, { alone: true });
  const record = presentRecord(spec, stored);
  const id = record.clusterId as number;
  const traces = await tracesOf(id);
  const members = await memberPage(id, { order: 'near', page: 1, size: firstMembers });
  const [completed = record] = await completeClusters(catalogue, caller, [record]);
  const { unit, points } = timelineOf(traces.map(({ frmTrsfNscvrgDt }) => frmTrsfNscvrgDt));
  return {
    ...completed,
    clusterArticleList: await shownMembers(catalogue, caller, members),
    timelineUnit: unit,
    timeline: points,
    mediaSourceList: sourcesOf(traces, outlet, '매체 미상'),
    ntnSourceList: sourcesOf(traces, nation, '국가 미상'),
    storyDayList: await storyDays(id),
    mayEditYn: mayEditClusters(caller) ? 'Y' : 'N',
  };
};
