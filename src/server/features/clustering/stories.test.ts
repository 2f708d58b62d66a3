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
