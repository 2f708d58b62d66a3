/** The columns of an outlet that decide whether it can be merged. */
export interface Mergeable {
  mediaId: number;
  mrgTrgtMediaId: number | null;
  useYn: string;
}

/** Maximum outlets per merge. */
export const maxMerged = 100;

/** The problem with the number of outlets to merge. */
export const countProblem = (mediaIds: readonly number[]): string | undefined => {
  if (mediaIds.length === 0) return '합칠 매체를 골라 주세요.';
  return mediaIds.length > maxMerged ? `한 번에 ${maxMerged}개까지 합칠 수 있습니다.` : undefined;
};

/** Why one outlet cannot be merged into another; undefined if it can. A chain of merges never forms a cycle. */
export const mergeProblem = (from: Mergeable, into: Mergeable): string | undefined => {
  if (from.mediaId === into.mediaId) return '매체를 자기 자신에 병합할 수 없습니다.';
  if (into.mrgTrgtMediaId === from.mediaId)
    return '이미 이 매체에 병합된 매체입니다. 서로 병합할 수는 없습니다.';
  if (into.mrgTrgtMediaId !== null)
    return '남길 매체가 이미 다른 매체에 병합되어 있습니다. 최종 매체를 골라 주세요.';
  if (from.mrgTrgtMediaId !== null) return '이미 다른 매체에 병합된 매체입니다.';
  if (into.useYn === 'N') return '남길 매체가 미사용입니다. 사용으로 바꾼 뒤 병합해 주세요.';
  return undefined;
};
