import { expect, it } from 'vitest';
import { collect, emptyTally, openSource } from '#server/modules/collection/index.ts';
import { describeOutside } from '../helpers/describeOutside.ts';
import { MemoryStore } from '../helpers/memoryStore.ts';
import { outsideData } from '../helpers/outsideData.ts';

const pathOf = (name: string): string => `articles/${name}.ndjson.gz`;

/** Contents of the files: repeated addresses are duplicates, as are equal texts of one outlet without an address. */
const expected = {
  ktitan: { read: 36_664, stored: 36_505, duplicates: 159 },
  ntrex: { read: 16_113, stored: 15_809, duplicates: 181, joined: 123 },
  masakhanews: { read: 9354, stored: 9330, duplicates: 24 },
};

describeOutside(Object.keys(expected).map(pathOf), 'real articles that are collected', () => {
  it.each(Object.entries(expected))('%s is read whole', { timeout: 60_000 }, async (name, counts) => {
    const { source } = await openSource(outsideData(pathOf(name)));
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
});

const sentences = pathOf('klue-sentences');

describeOutside([sentences], 'real sentences', () => {
  it('are passed over with the reason', async () => {
    expect((await openSource(outsideData(sentences))).skipped).toMatch(/source, text/);
  });
});
