/** As much of an outlet as a merge is judged by. */
export interface Mergeable {
  mediaId: number;
  mrgTrgtMediaId: number | null;
}

/** Why one outlet cannot be merged into another; undefined when it can. A chain of merges never comes back to its start. */
export const mergeProblem = (from: Mergeable, into: Mergeable): string | undefined => {
  if (from.mediaId === into.mediaId) return '매체를 자기 자신에 병합할 수 없습니다.';
  if (into.mrgTrgtMediaId === from.mediaId)
    return '이미 이 매체에 병합된 매체입니다. 서로 병합할 수는 없습니다.';
  if (into.mrgTrgtMediaId !== null)
    return '남길 매체가 이미 다른 매체에 병합되어 있습니다. 최종 매체를 골라 주세요.';
  if (from.mrgTrgtMediaId !== null) return '이미 다른 매체에 병합된 매체입니다.';
  return undefined;
};
