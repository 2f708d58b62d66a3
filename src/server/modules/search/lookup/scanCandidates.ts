import { type Candidates, idsOf } from './hitIds.ts';
import { batch, maxCounted, type Satisfied, verifyMatches } from './verifyMatches.ts';

/**
 * Verifies candidates until `enough` have been found or `most` of them are read: bounds of work are numbers, so that a
 * question has the same answer however busy the machine is. Keys are fetched ahead of their texts:
 * all of them if all are verified; else few at first, because each costs scan time.
 */
export const scanCandidates = async (
  candidates: Candidates,
  enough: number,
  most: number,
): Promise<Satisfied> => {
  const found: Satisfied['found'] = [];
  const isAll = enough === Number.POSITIVE_INFINITY;
  // fetch many keys in few statements, since each statement may have to sort all hits
  for (let read = 0, ahead = isAll ? maxCounted : batch; found.length < enough; ) {
    const known = await idsOf(candidates, ahead, read);
    for (let at = 0; at < known.length && found.length < enough; at += batch) {
      if (read + at >= most) return { found, isComplete: false };
      found.push(
        ...(await verifyMatches(candidates.plan, known.slice(at, Math.min(at + batch, most - read)))),
      );
    }
    if (known.length < ahead) break;
    read += ahead;
    ahead = Math.min(4 * ahead, maxCounted);
  }
  return { found, isComplete: true };
};
