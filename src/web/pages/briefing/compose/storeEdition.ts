import { askConfirm } from '#web/shared/dialogs/dialogStore.ts';
import { HttpProblem } from '#web/shared/http/HttpProblem.ts';
import { write } from '#web/shared/http/write.ts';
import { sentWork, type Work } from './composed.ts';
import type { StoredEdition } from './storedEdition.ts';

type State = StoredEdition['sttsCd'];
export type Version = Pick<StoredEdition, 'brfgId' | 'mdfcnDt'>;

const newer = (problem: unknown): StoredEdition | undefined =>
  problem instanceof HttpProblem && problem.status === 409
    ? (problem.body.data as StoredEdition | undefined)
    : undefined;

const overwrite =
  '그사이 다른 사람이 이 브리핑을 저장했습니다. 지금 화면의 내용으로 덮어쓰시겠습니까? 취소하면 저장하지 않고 그대로 둡니다.';

const update = async (
  work: Work,
  sttsCd: State,
  { brfgId, mdfcnDt }: Version,
): Promise<StoredEdition | undefined> => {
  try {
    const body = { ...sentWork(work), sttsCd, brfgId, mdfcnDt };
    return await write<StoredEdition>('PUT', '/update-esdailybriefing', body, { quiet: true });
  } catch (problem) {
    const theirs = newer(problem);
    if (!theirs) throw problem;
    return (await askConfirm(overwrite, '덮어쓰기')) ? update(work, sttsCd, theirs) : undefined;
  }
};

/**
 * Stores the work; asks before it goes over what somebody else stored meanwhile. A new edition is stored as a draft before
 * it is published: when an answer is lost on the way, pressing once more leaves a draft behind, never a second edition.
 * @param known is told what is stored from then on
 * @returns undefined when it was left as it is
 */
export const storeEdition = async (
  work: Work,
  sttsCd: State,
  stored: Version | undefined,
  known: (stored: Version) => void,
): Promise<StoredEdition | undefined> => {
  if (stored) return update(work, sttsCd, stored);
  const body = { ...sentWork(work), sttsCd: 'DRAFT' };
  const draft = await write<StoredEdition>('POST', '/insert-esdailybriefing', body, { quiet: true });
  known(draft);
  return sttsCd === 'DRAFT' ? draft : update(work, sttsCd, draft);
};
