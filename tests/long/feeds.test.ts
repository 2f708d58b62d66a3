import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// past the index: a limit that the test reads or changes
import { visitBounds } from '#server/modules/collection/collect/feeds/bounds.ts';
import { readFeed } from '#server/modules/collection/index.ts';
import { baited, baits, costOf, damagedFeeds, feedStarts, wholeFeeds } from '../helpers/feedBaits.ts';

describe('the bounds of a visit', () => {
  it('hold for a feed of 50 MB, of which the newest items are read', () => {
    const item = (number: number) =>
      `<item><title>기사 ${number}</title><description>${'가나다라 '.repeat(40)}</description></item>`;
    const items = Array.from({ length: 180_000 }, (_, number) => item(number)).join('');
    const bytes = Buffer.from(`<rss version="2.0"><channel><title>Outlet</title>${items}</channel></rss>`);
    expect(bytes.length).toBeGreaterThan(50_000_000);
    const outcome = readFeed(bytes);
    expect(outcome.document?.items).toHaveLength(visitBounds.maxItems);
    expect(outcome.document?.items[0]?.title).toBe('기사 0');
    expect(outcome.notes).toEqual(['bytesCut', 'itemsCut']);
  });

  it('hold for a single item without end, and for JSON of 50 MB', () => {
    const much = 'x'.repeat(50_000_000);
    const endless = Buffer.from(`<rss version="2.0"><channel><item><title>a</title>${much}`);
    expect(readFeed(endless)).toEqual({ problem: 'tooLarge', notes: ['bytesCut'] });
    const json = Buffer.from(`{"items":[{"title":"${much}"}]}`);
    expect(readFeed(json)).toEqual({ problem: 'tooLarge', notes: ['bytesCut'] });
  });

  it.each(baits)('hold for as many bytes of %j as a visit reads', (bait) => {
    for (const start of feedStarts) {
      const { milliseconds, outcome } = costOf(baited(start, bait, visitBounds.maxBytes));
      expect(milliseconds, start).toBeLessThan(5_000);
      expect(outcome.document === undefined, start).toBe(outcome.problem !== undefined);
    }
  });
});

it('a hundred thousand damaged feeds give items or a named problem, never an exception', () => {
  fc.assert(
    fc.property(damagedFeeds(wholeFeeds), (bytes) => {
      const { document, problem } = readFeed(bytes);
      expect(document === undefined).toBe(problem !== undefined);
    }),
    { numRuns: 100_000 },
  );
});
