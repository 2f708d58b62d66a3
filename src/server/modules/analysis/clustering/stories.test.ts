import { describe, expect, it } from 'vitest';
import { signatureOf } from './signature.ts';
import { StoryWindow } from './stories.ts';

const hour = 3_600_000;
const article = (
  articleId: number,
  lclanTtl: string,
  more: { time?: number; kornTtl?: string; featExtr?: object } = {},
) =>
  signatureOf({
    articleId,
    time: 0,
    mediaId: articleId,
    kornTtl: null,
    articleCn: null,
    articleTransCn: null,
    nearKeys: null,
    lclanTtl,
    ...more,
  });
const around = (window: StoryWindow, ...ids: number[]) =>
  window.storiesAround(ids).map((story) => story.map(({ articleId }) => articleId));

/** Titles that have nothing in common. */
const noise = Array.from({ length: 12 }, (_, place) =>
  article(
    100 + place,
    Array.from({ length: 9 }, (_letter, at) => String.fromCharCode(0xac00 + place * 811 + at * 83)).join(''),
  ),
);

describe('stories', () => {
  it.each([
    ['Hangul', '국립중앙박물관, 파리에서 순회 전시 시작', '파리 간 국립중앙박물관 순회 전시… 관람객 줄 서'],
    [
      'Latin',
      'Sarkozy sentenced to five years in Libya case',
      'Former president Sarkozy given five-year sentence',
    ],
    ['kana', 'シドニー銃撃事件で十六人死亡', 'シドニーの銃撃事件 テロとして捜査'],
    ['Thai', 'พิพิธภัณฑสถานแห่งชาติเปิดนิทรรศการที่ปารีส', 'ปารีส: นิทรรศการพิพิธภัณฑสถานแห่งชาติ'],
  ])('join what tells of the same matter in %s', (_script, one, other) => {
    const window = new StoryWindow();
    window.add([...noise, article(1, one), article(2, other)]);
    expect(around(window, 1)).toEqual([[1, 2]]);
    expect(around(window, 100)).toEqual([[100]]);
  });

  it('join a translation with a Korean report, and languages by words of the dictionary', () => {
    const window = new StoryWindow();
    const featExtr = { issue: ['한류', '문화외교'], pern: ['김감독'] };
    window.add([
      ...noise,
      article(1, 'Musée national à Paris', { kornTtl: '국립중앙박물관 파리 순회 전시' }),
      article(2, '국립중앙박물관 순회 전시 파리 개막'),
      article(3, 'Festival abre', { featExtr }),
      article(4, '映画祭が開幕', { featExtr }),
      article(5, 'Weather mild', { featExtr: { issue: ['한류'] } }),
    ]);
    expect(around(window, 1, 3, 5)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('end with the span of the window, and forget what is gone', () => {
    const window = new StoryWindow();
    const title = '국립중앙박물관, 파리에서 순회 전시 시작';
    window.add([
      ...noise,
      article(1, title),
      article(2, title, { time: 50 * hour }),
      article(3, title, { time: 90 * hour }),
    ]);
    expect(around(window, 1).flat()).toEqual(expect.arrayContaining([1, 2]));
    window.remove([2]);
    expect(around(window, 1, 3)).toEqual([[1], [3]]);
    window.forget(80 * hour);
    expect(window.size).toBe(1);
  });
});

const exhibition = '국립중앙박물관, 파리에서 순회 전시 시작';
/** The first and the last have only the middle one in common. */
const chain = [
  'alpha bravo charlie delta',
  'charlie delta echo foxtrot',
  'echo foxtrot golfing hotels',
] as const;
const windowOf = (...articles: ReturnType<typeof article>[]) => {
  const window = new StoryWindow();
  window.add([...noise, ...articles]);
  return window;
};
/** The stories to be written, by article ids. */
const toWrite = (window: StoryWindow): number[][] =>
  [...window.around([])].map((story) => story.map(({ articleId }) => articleId));

describe('decisions of people', () => {
  const three = () =>
    windowOf(article(1, exhibition), article(2, exhibition), article(3, 'Weather mild today'));

  it('put together what is unlike, and part what is alike', () => {
    const window = three();
    expect(around(window, 1, 2, 3)).toEqual([[1, 2], [3]]);
    window.decide({ together: [[3, 1]], apart: [] });
    expect(around(window, 1)).toEqual([[1, 2, 3]]);
    window.decide({ together: [], apart: [[2, 1]] });
    expect(around(window, 1, 2, 3)).toEqual([[1], [2], [3]]);
    window.decide({ together: [[1, 3]], apart: [[1, 2]] });
    expect(around(window, 1, 2, 3)).toEqual([[1, 3], [2]]);
    window.decide({ together: [], apart: [] });
    expect(around(window, 1, 2, 3)).toEqual([[1, 2], [3]]);
  });

  it('concern only the articles they name, for all put together', () => {
    const window = three();
    window.add([article(4, 'Markets fall again')]);
    window.decide({
      together: [
        [1, 3],
        [3, 4],
      ],
      apart: [],
    });
    const isDecided = (...ids: number[]) => window.isDecided(new Set(ids));
    expect([isDecided(1, 3), isDecided(4, 1), isDecided(2, 3, 4)]).toEqual([true, true, true]);
    expect([isDecided(1, 2), isDecided(3), isDecided()]).toEqual([false, false, false]);
    expect(three().isDecided(new Set([1, 2]))).toBe(false);
  });

  it('touch no other story, and nothing when they stay as they were', () => {
    const window = three();
    toWrite(window);
    window.written();
    window.decide({ together: [[3, 100]], apart: [] });
    expect(toWrite(window)).toEqual([[3, 100]]);
    window.written();
    window.decide({ together: [[3, 100]], apart: [[1, 999]] });
    expect(toWrite(window)).toEqual([[1, 2]]);
    window.written();
    window.decide({ together: [[100, 3]], apart: [[999, 1]] });
    expect(toWrite(window)).toEqual([]);
  });

  it('about an article that is not there hold when it comes', () => {
    const window = three();
    window.decide({ together: [[3, 9]], apart: [] });
    expect(around(window, 3)).toEqual([[3]]);
    window.add([article(9, 'Markets fall again')]);
    expect(around(window, 3)).toEqual([[3, 9]]);
  });
});

describe('what of a story is looked at', () => {
  it('is the nearness of each article to the others, in steps of 1/20', () => {
    const at = (hours: number) => ({ time: hours * hour });
    const window = windowOf(article(1, exhibition), article(2, exhibition), article(3, exhibition, at(72)));
    expect(window.storiesAround([3])).toEqual([
      [
        { articleId: 1, near: 0.85 },
        { articleId: 2, near: 0.85 },
        { articleId: 3, near: 0.7 },
      ],
    ]);
    expect(window.storiesAround([100])).toEqual([[{ articleId: 100, near: 0 }]]);
    const two = windowOf(article(1, exhibition), article(2, exhibition, at(16)));
    expect(two.storiesAround([1])[0]?.map(({ near }) => near)).toEqual([0.95, 0.95]);
  });

  it('are ordered by their lowest numbers, each once', () => {
    const window = windowOf(article(8, exhibition), article(2, exhibition), article(5, 'Weather mild today'));
    expect(around(window, 8, 5, 2, 8)).toEqual([[2, 8], [5]]);
    expect(around(window, 5, 8)).toEqual([[2, 8], [5]]);
    expect(around(window, 77)).toEqual([]);
  });

  it('is all that was grouped anew, until it is written', () => {
    const window = windowOf(article(1, exhibition), article(2, exhibition));
    expect(toWrite(window)).toContainEqual([1, 2]);
    expect(toWrite(window)).toHaveLength(noise.length + 1);
    window.written();
    expect(toWrite(window)).toEqual([]);
    window.add([article(3, 'Weather mild today')]);
    expect(toWrite(window)).toEqual([[3]]);
    window.add([article(4, exhibition)]);
    expect(toWrite(window)).toEqual([[3], [1, 2, 4]]);
  });
});

it('what is like one article of a story, but not like the story, stays alone', () => {
  const [first, second] = chain;
  const window = windowOf(article(1, first), article(2, second), article(3, 'foxtrot golfing hotels indian'));
  expect(around(window, 1, 3)).toEqual([[1, 2], [3]]);
  expect(around(windowOf(article(2, second), article(3, 'foxtrot golfing hotels indian')), 2)).toEqual([
    [2, 3],
  ]);
});

describe('an article', () => {
  const linked = (...times: number[]) =>
    windowOf(...chain.map((title, at) => article(at + 1, title, { time: times[at] ?? 0 })));

  it('holds a story together until it is gone', () => {
    const window = linked();
    expect(around(window, 1)).toEqual([[1, 2, 3]]);
    window.remove([2]);
    expect(around(window, 1, 3)).toEqual([[1], [3]]);
    expect([window.has(2), window.has(3), window.size]).toEqual([false, true, noise.length + 2]);
    expect([...window.ids()].filter((id) => id < 100)).toEqual([1, 3]);
  });

  it('that says something else leaves its story, and may join another', () => {
    const window = linked();
    around(window, 1);
    window.add([article(2, exhibition), article(4, exhibition)]);
    expect(around(window, 1, 2, 3)).toEqual([[1], [2, 4], [3]]);
    window.add([article(2, chain[1])]);
    expect(around(window, 1, 4)).toEqual([[1, 2, 3], [4]]);
  });

  it('that is too old leaves the rest of its story as it is', () => {
    const window = linked(50 * hour, 20 * hour, 50 * hour);
    expect(around(window, 1)).toEqual([[1, 2, 3]]);
    window.forget(20 * hour);
    expect(window.has(2)).toBe(true);
    window.forget(20 * hour + 1);
    expect(window.has(2)).toBe(false);
    expect(around(window, 1, 3)).toEqual([[1, 3]]);
    window.forgetThese([3]);
    expect(window.storiesAround([1])).toEqual([[{ articleId: 1, near: 0 }]]);
  });

  it('that came and went is not written', () => {
    const window = windowOf();
    toWrite(window);
    window.written();
    window.add([article(1, exhibition), article(2, exhibition)]);
    toWrite(window);
    window.remove([1]);
    expect(toWrite(window)).toEqual([[2]]);
    window.remove([2]);
    expect(toWrite(window)).toEqual([]);
    window.put([article(3, exhibition)]);
    window.remove([3]);
    expect(toWrite(window)).toEqual([]);
  });

  it('is linked when all that came with it are there', () => {
    const window = windowOf();
    window.put([article(1, exhibition), article(2, exhibition)]);
    window.link([1]);
    expect(around(window, 1)).toEqual([[1, 2]]);
  });
});
