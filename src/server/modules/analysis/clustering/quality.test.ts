import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

interface LabelledGroup {
  lang: string;
  /** Whether these reports are of one event; else they have nothing in common but their title. */
  isEvent: boolean;
  reports: Report[];
}

/** Groups written for this test, two reports each: see tests/quality/README.md. */
const labelledGroups = (): LabelledGroup[] =>
  readFileSync(resolve(import.meta.dirname, '../../../../../tests/quality/highlights.txt'), 'utf8')
    .trim()
    .split(/^# /m)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [lang = '', ...lines] = part.trim().split('\n');
      const rows = lines.map((line) => line.slice(2).split(' | '));
      const at = (place: number): number => morning + place * hour;
      const events = rows.filter((_, place) => lines[place]?.startsWith('+'));
      const series = rows.filter((_, place) => lines[place]?.startsWith('-'));
      return [
        ...events.flatMap((row, place) => {
          const both = [row, events[place + 1] ?? []];
          const reports = both.map(([title = '', lead = ''], report) => ({ title, lead, time: at(report) }));
          return place % 2 ? [] : [{ lang, isEvent: true, reports }];
        }),
        ...series.map(([title = '', ...leads]) => ({
          lang,
          isEvent: false,
          reports: leads.map((lead, report) => ({ title, lead, time: at(report) })),
        })),
      ];
    });

describe('a hundred labelled groups in ten languages', () => {
  const groups = labelledGroups();
  const reports = groups.flatMap((group, number) =>
    group.reports.map((report) => ({ ...report, group, event: group.isEvent ? `${number}` : null })),
  );
  const story = storiesOf(reports.map(signature), 25);
  /** Pairs within one language that are of one event, or in one story. */
  const pairs = reports.flatMap((one, place) =>
    reports.flatMap((other, otherPlace) => {
      if (place >= otherPlace || one.group.lang !== other.group.lang) return [];
      const isSame = one.event !== null && one.event === other.event;
      const isFound = story.get(place + 1) === story.get(otherPlace + 1);
      return isSame || isFound ? [{ isSame, isFound, titles: `${one.title} / ${other.title}` }] : [];
    }),
  );
  const titles = (of: typeof pairs): string => of.map((pair) => pair.titles).join('\n');

  it('are half events and half titles of columns, weather, horoscopes and digests', () => {
    expect(groups.filter(({ isEvent }) => isEvent)).toHaveLength(50);
    expect(groups.filter(({ isEvent }) => !isEvent)).toHaveLength(50);
  });

  it('are found where they are events: 85 of 100 pairs', () => {
    const events = pairs.filter(({ isSame }) => isSame);
    const lost = events.filter(({ isFound }) => !isFound);
    expect(1 - lost.length / events.length, titles(lost)).toBeGreaterThanOrEqual(0.85);
  });

  it('are nearly all that is found: 97 of 100 pairs', () => {
    const found = pairs.filter(({ isFound }) => isFound);
    const wrong = found.filter(({ isSame }) => !isSame);
    expect(1 - wrong.length / found.length, titles(wrong)).toBeGreaterThanOrEqual(0.97);
  });
});

describe('a title that an outlet repeats', () => {
  const day = 24 * hour;
  /** The stories of reports by these outlets at these times, each with its text. */
  const stories = (
    title: string,
    uses: readonly [outlet: number, time: number, lead: string][],
  ): number[][] =>
    together(
      storiesOf(
        uses.map(([mediaId, time, lead], place) => ({ ...signature({ title, lead, time }, place), mediaId })),
        1,
      ),
    );
  const table = (number: number): string => `코스피 지수는 ${number}에 거래를 마쳤고 원화 환율은 내렸다.`;

  it('makes no story from the third day on, even where the texts are filled in alike', () => {
    const uses = [0, 1, 2].flatMap((at): [number, number, string][] => [
      [1, morning + at * day, table(2_600 + at)],
      [2, morning + at * day + hour, table(2_601 + at)],
    ]);
    expect(stories('코스피 마감 시황', uses)).toHaveLength(6);
  });

  it('makes none on the second day, where there are no texts', () => {
    const uses = [0, 1].flatMap((at): [number, number, string][] => [
      [1, morning + at * day, ''],
      [2, morning + at * day + hour, ''],
    ]);
    expect(stories('Weather for 28 November', uses)).toHaveLength(4);
  });

  it('keeps its articles out of the stories whose words they quote', () => {
    const fire = 'Firefighters in Kasterholm fought the blaze in the paper mill';
    const reports: [string, number, number, string][] = [
      ['News in brief', 1, morning, 'The mint stops making small coins.'],
      ['Paper mill of Kasterholm burns', 2, morning + day, `${fire} all night.`],
      ['Blaze in paper mill at Kasterholm', 3, morning + day, `${fire}, which began in a store.`],
      ['News in brief', 1, morning + day, `${fire}. Whales were counted.`],
    ];
    const signatures = reports.map(([title, mediaId, time, lead], place) => ({
      ...signature({ title, lead, time }, place),
      mediaId,
    }));
    expect(together(storiesOf(signatures, 1))).toEqual([[1], [2, 3], [4]]);
  });

  it('still names an event that goes on for two days', () => {
    const text = 'Firefighters in Kasterholm fought the blaze in the paper mill';
    const uses: [number, number, string][] = [
      [1, morning, `${text} all night.`],
      [2, morning + hour, `${text}, which began in a store.`],
      [1, morning + day, `${text} for a second day.`],
    ];
    expect(stories('Paper mill of Kasterholm burns', uses)).toEqual([[1, 2, 3]]);
  });
});
