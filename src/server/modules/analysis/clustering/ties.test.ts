import { describe, expect, it } from 'vitest';
import { tiedToAll } from './group.ts';

const sorted = (pairs: readonly (readonly [number, number])[]): string[] =>
  pairs.map(([one, other]) => [Math.min(one, other), Math.max(one, other)].join('-')).sort();

describe('articles that people put together', () => {
  it('are linked each to each, so that none of them connects the others', () => {
    expect(
      sorted(
        tiedToAll([
          [1, 2],
          [1, 3],
          [8, 9],
        ]),
      ),
    ).toEqual(['1-2', '1-3', '2-3', '8-9']);
  });

  it('are one knot however they were tied', () => {
    const chain = [
      [1, 2],
      [3, 4],
      [2, 3],
      [1, 4],
    ] as const;
    expect(tiedToAll(chain)).toHaveLength(6);
  });

  it('are tied each to each up to 300 of them', () => {
    const chain = (length: number) => Array.from({ length: length - 1 }, (_, n) => [n, n + 1] as const);
    expect(tiedToAll(chain(300))).toHaveLength((300 * 299) / 2);
    expect(tiedToAll(chain(301))).toEqual(chain(301));
    expect(tiedToAll([...chain(301), [900, 901], [901, 902]])).toHaveLength(300 + 3);
  });

  it('are none where nobody said so', () => {
    expect(tiedToAll([])).toEqual([]);
  });

  it('stay as they were said to be where they are too many', () => {
    const star = Array.from({ length: 400 }, (_, n) => [0, n + 1] as const);
    expect(tiedToAll(star)).toHaveLength(400);
  });
});
