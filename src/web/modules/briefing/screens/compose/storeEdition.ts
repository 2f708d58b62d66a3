import type { Edition } from '#contract/edition.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { write } from '#web/client/http/write.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import type { Neighbour } from '#web/modules/boards/index.ts';
import { sentWork, type Work } from './composed.ts';

/** An edition as stored by the server. */
export interface StoredEdition extends Edition {
  brfgId: number;
  sttsCd: 'DRAFT' | 'PUBLISHED';
  pblcnDt: string | null;
  rgtrId: string | null;
  rgtrNm: string | null;
  mdfcnDt: string;
  /** Editions of the days before and after; only in the response to a single edition. */
  previous?: Neighbour | null;
  next?: Neighbour | null;
}

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

/** The composition of a new edition: its key lets the server recognize a repeated request. */
export interface Composing {
  key: string;
  /** It was sent before without a response: the server may have stored that version. */
  isSent: boolean;
}

/**
 * Stores the work; asks before it overwrites what another user stored meanwhile. A new edition is stored as a draft
 * before it is published. After a lost response, pressing again continues from the stored draft, and updates it to the
 * current text.
 * @param known called with the stored version
 * @returns undefined if the user decided not to overwrite
 */
export const storeEdition = async (
  work: Work,
  sttsCd: State,
  { stored, composing }: { stored: Version | undefined; composing: Composing },
  known: (stored: Version) => void,
): Promise<StoredEdition | undefined> => {
  if (stored) return update(work, sttsCd, stored);
  const body = { ...sentWork(work), sttsCd: 'DRAFT' };
  const isAgain = composing.isSent;
  composing.isSent = true;
  const headers = { 'Idempotency-Key': composing.key };
  const draft = await write<StoredEdition>('POST', '/insert-esdailybriefing', body, { quiet: true, headers });
  known(draft);
  return sttsCd === 'DRAFT' && !isAgain ? draft : update(work, sttsCd, draft);
};
