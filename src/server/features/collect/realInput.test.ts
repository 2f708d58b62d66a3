import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';
import { MemoryStore } from './memoryStore.ts';
import { openSource } from './source.ts';
import { emptyTally } from './tally.ts';

const articles = resolve(import.meta.dirname, '../../../../../shared/data/articles');
const missing = !existsSync(articles);
if (missing) console.warn(`Skipped: no real input at ${articles}.`);

/** What the files hold: repeated addresses are duplicates, and so is the same text of the same outlet without one. */
const expected = {
  ktitan: { read: 36_664, stored: 36_505, duplicates: 159 },
  ntrex: { read: 16_113, stored: 15_809, duplicates: 181, joined: 123 },
  masakhanews: { read: 9354, stored: 9330, duplicates: 24 },
  'kurdistan-univ': { read: 1389, stored: 1389 },
};

describe.skipIf(missing)('real input', () => {
  it.each(Object.entries(expected))('%s is read whole', { timeout: 60_000 }, async (name, counts) => {
    const { source } = await openSource(`${articles}/${name}.ndjson.gz`);
    if (!source) throw new Error('skipped');
    const store = new MemoryStore();
    const { tally } = await collect(source, store);
    expect(tally).toEqual({ ...emptyTally(), ...counts });
    const items = [...store.items.values()];
    expect(items.filter((item) => item.lang === 'und' || item.ntnId === null)).toEqual([]);
    expect(
      items.filter((item) => /&(?:apos|quot|amp|nbsp|lt|gt);/.test(item.lclanTtl + item.articleCn)),
    ).toEqual([]);
    expect(items.filter((item) => /[?&](?:utm_|at_medium)/i.test(item.canonicalUrl ?? ''))).toEqual([]);
  });

  it('of single sentences is passed over with its reason', async () => {
    expect((await openSource(`${articles}/klue-sentences.ndjson.gz`)).skipped).toMatch(/source, text/);
  });
});
