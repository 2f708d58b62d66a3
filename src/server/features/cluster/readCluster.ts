import { missing } from '#contract/validation.ts';
import type { Caller } from '../../access/caller.ts';
import { presentRecord } from '../../crud/present.ts';
import { type Row, readRecord } from '../../crud/readRecord.ts';
import { validationFailure } from '../../failure.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { markMemos } from '../articleMemo/markMemos.ts';
import { completeClusters } from './completeClusters.ts';
import { type Member, membersOf } from './members.ts';
import { sourcesOf } from './sources.ts';
import { timelineOf } from './timeline.ts';

const outlet = ({ mediaId, mediaNm, mediaLclanNm }: Member) => ({
  key: mediaId,
  label: mediaNm ?? mediaLclanNm,
});
const nation = ({ ntnId, ntnNm }: Member) => ({ key: ntnId, label: ntnNm });

/** A cluster with its articles, when they were reported and where they came from. @throws Failure 400, 404 */
export const readCluster = async (
  catalogue: Catalogue,
  caller: Caller | null,
  clusterId: unknown,
): Promise<Row> => {
  if (clusterId === undefined || clusterId === '')
    throw validationFailure([missing('clusterId', '하이라이트 번호')]);
  const spec = entityOf(catalogue, 'cluster');
  const record = presentRecord(spec, await readRecord(catalogue, spec, caller, clusterId));
  const members = await membersOf([record.clusterId as number]);
  const [completed = record] = await completeClusters(catalogue, caller, [record]);
  const { unit, points } = timelineOf(members.map(({ frmTrsfNscvrgDt }) => frmTrsfNscvrgDt));
  const shown = members.map(({ clusterId: _cluster, mediaId: _outlet, ...member }) => member);
  return {
    ...completed,
    clusterArticleList: await markMemos(catalogue, caller, shown),
    timelineUnit: unit,
    timeline: points,
    mediaSourceList: sourcesOf(members, outlet, '매체 미상'),
    ntnSourceList: sourcesOf(members, nation, '국가 미상'),
  };
};
