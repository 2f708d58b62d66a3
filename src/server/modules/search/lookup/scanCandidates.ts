import { type Candidates, idsOf } from './hitIds.ts';
import { batch, maxCounted, type Satisfied, verifyMatches } from './verifyMatches.ts';

/**
 * Goes through the candidates until `enough` of them have been found, or the time is over. Keys are known ahead of their
 * texts: all where all are read; else few at first, since each is met on a walk that costs time.
 */
export const scanCandidates = async (
  candidates: Candidates,
  enough: number,
  deadline: number,
): Promise<Satisfied> => {
  const found: Satisfied['found'] = [];
  const isAll = enough === Number.POSITIVE_INFINITY;
  // many keys in few statements, since each may have to sort all hits
  for (let read = 0, ahead = isAll ? maxCounted : batch; found.length < enough; ) {
    const known = await idsOf(candidates, ahead, read);
    for (let at = 0; at < known.length && found.length < enough; at += batch) {
      if (Date.now() > deadline) return { found, isComplete: false };
      const some = await verifyMatches(candidates.plan, known.slice(at, at + batch), deadline);
      found.push(...some.found);
      if (!some.isComplete) return { found, isComplete: false };
    }
    if (known.length < ahead) break;
    read += ahead;
    ahead = Math.min(4 * ahead, maxCounted);
  }
  return { found, isComplete: true };
};
