import { expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { planOf } from '../plan.ts';
import { comparingTexts } from './verifyMatches.ts';

const planned = (searchText: string) =>
  planOf({ searchText, excludeText: '' }, { combine: 'AND', fields: [] });
const phrase = planned('"of the"');
/** Lets work that may begin do so. */
const settle = () => new Promise((resolve) => void setImmediate(resolve));

it.each([
  ['postgres', 2],
  ['pglite', 1],
] as const)('on %s %i searches compare texts at a time, others go on beside them', (engine, atOnce) =>
  withDatabase({ engine } as Database, async () => {
    const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const begun: number[] = [];
    const searches = ends.map(({ promise }, at) =>
      comparingTexts(phrase, async () => {
        begun.push(at);
        // work within a piece never waits for another one
        await comparingTexts(phrase, () => promise);
      }),
    );
    await settle();
    expect(begun).toEqual([0, 1].slice(0, atOnce));
    expect(await comparingTexts(planned('한복'), async () => 'at once')).toBe('at once');
    ends[0]?.resolve();
    await searches[0];
    await settle();
    expect(begun).toEqual([0, 1, 2].slice(0, atOnce + 1));
    for (const end of ends) end.resolve();
    await Promise.all(searches);
    expect(begun).toEqual([0, 1, 2, 3]);
  }),
);
