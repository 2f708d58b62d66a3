import { invalid, missing } from '#contract/validation.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { idsOf, type LockedCluster } from './lockedCluster.ts';

/** Maximum articles per call, because each is paired with all others. */
export const maxAtOnce = 50;

/** The chosen articles of the highlight; not all of them. @throws Failure 400 */
export const chosenOf = (
  cluster: LockedCluster,
  articleIds: readonly number[],
): { chosen: number[]; rest: number[] } => {
  const requested = new Set(articleIds);
  const chosen = idsOf(cluster).filter((id) => requested.has(id));
  const rest = idsOf(cluster).filter((id) => !requested.has(id));
  if (requested.size === 0) throw validationFailure([missing('articleIds', '기사')]);
  if (chosen.length < requested.size)
    throw validationFailure([invalid('articleIds', '기사', '이 하이라이트에 없는 기사가 섞여 있습니다.')]);
  if (rest.length === 0)
    throw validationFailure([
      invalid('articleIds', '기사', '기사를 모두 고를 수는 없습니다. 한 건 이상 남겨 주세요.'),
    ]);
  return { chosen, rest };
};
