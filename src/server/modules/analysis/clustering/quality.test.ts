import { describe, expect, it } from 'vitest';
import { nearKeys } from '#server/kernel/text/fingerprint.ts';
import { madeCopies, printed } from '../../../../../tests/helpers/madeCopies.ts';
import { madeEvents } from '../../../../../tests/helpers/madeEvents.ts';
import { shuffled, storiesOf } from '../../../../../tests/helpers/storiesOf.ts';
import { type Signature, signatureOf } from './signature.ts';

interface Report {
  title: string;
  /** The beginning of the body. */
  lead: string;
  body?: string;
  time: number;
  korean?: string | undefined;
  featExtr?: object;
}

const signature = ({ title, lead, body, time, korean = '', featExtr }: Report, place: number): Signature => {
  const texts = { kornTtl: korean || null, lclanTtl: title, articleCn: lead, articleTransCn: null };
  return signatureOf({
    ...texts,
    articleId: place + 1,
    time,
    mediaId: place + 1,
    nearKeys: nearKeys({ ...texts, articleCn: body ?? lead, reportedAt: new Date(time) }),
    featExtr,
  });
};

/** The groups of articles in the same story, each in order. */
const together = (stories: ReadonlyMap<number, string>): number[][] =>
  [...Map.groupBy(stories.keys(), (articleId) => stories.get(articleId)).values()]
    .map((story) => story.sort((one, other) => one - other))
    .sort(([one = 0], [other = 0]) => one - other);

const morning = Date.parse('2025-09-01T06:00:00Z');
const hour = 3_600_000;

// `npm run test:long` measures four days of real articles, labelled by hand
describe('the events of a made day', () => {
  const reports = Object.entries(madeEvents).flatMap(([event, of]) =>
    of.map((report, place) => ({ event, ...report, time: morning + place * hour })),
  );
  const signatures = reports.map(({ issue, ...report }, place) =>
    signature({ ...report, ...(issue ? { featExtr: { issue } } : {}) }, place),
  );
  const truth = together(new Map(reports.map(({ event }, place) => [place + 1, event])));

  it.each([1, 3, 100])('are exactly the stories, in batches of %i', (batch) => {
    expect(together(storiesOf(signatures, batch))).toEqual(truth);
  });

  it('are the same in another order', () => {
    expect(together(storiesOf(shuffled(signatures), 4))).toEqual(truth);
  });
});

describe('two copies below different headlines', () => {
  const english = madeCopies.find(({ lang }) => lang === 'en') ?? expect.unreachable();
  /**
   * Number of stories for an agency report of which each outlet prints so many sentences, under different headlines and
   * leads.
   */
  const stories = (...sentences: [mine: number, theirs: number]): number => {
    const reports = ([0, 1] as const).map((outlet) => {
      const { title, body } = printed(english, outlet, sentences[outlet]);
      return signature({ title, lead: english.leads[outlet], body, time: morning }, outlet);
    });
    return together(storiesOf(reports, 10)).length;
  };

  it('are one story within ten bits, and two beyond them', () => {
    expect([stories(13, 13), stories(14, 13), stories(7, 7), stories(3, 3)]).toEqual([1, 2, 2, 2]);
  });
});
