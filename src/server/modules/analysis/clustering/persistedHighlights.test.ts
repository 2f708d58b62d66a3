import { describe, expect, it } from 'vitest';
import { isAs, type PersistedHighlight, PersistedHighlights } from './persistedHighlights.ts';

const facts = { title: '제목', lclsfNm: 'KOREA', featExtrMclsf: 'A', score: 30 };
const highlight = (clusterId: number, more: Partial<PersistedHighlight> = {}): PersistedHighlight => ({
  ...facts,
  clusterId,
  day: '2026-11-20',
  storyId: clusterId,
  isNamed: false,
  members: new Map(),
  ...more,
});
const holding = (...articleIds: number[]) => new Map(articleIds.map((id) => [id, 0.5]));
const idsOf = (highlights: Iterable<PersistedHighlight>) => [...highlights].map(({ clusterId }) => clusterId);

describe('what is known of highlights', () => {
  it('is in which of them an article stands', () => {
    const known = new PersistedHighlights();
    known.load(
      [1, 2, 3],
      [highlight(70, { members: holding(1, 2, 8) }), highlight(71, { members: holding(2) })],
    );
    expect([1, 2, 3, 8].map((id) => idsOf(known.homesOf(id)))).toEqual([[70], [70, 71], [], []]);
    expect([1, 3, 8].map((id) => known.knows(id))).toEqual([true, true, false]);
  });

  it('is what was known of one before it is told of again', () => {
    const known = new PersistedHighlights();
    known.load([1], [highlight(70, { members: holding(1, 2) })]);
    known.put(70, 1, 0.9);
    known.load([2], [highlight(70, { members: holding(1, 2) })]);
    expect(known.homesOf(2)).toEqual([known.highlight(70)]);
    expect(known.highlight(70)?.members.get(1)).toBe(0.9);
  });

  it('is which of them are of one story', () => {
    const known = new PersistedHighlights();
    known.load([], [highlight(70), highlight(71, { storyId: 70 }), highlight(72, { storyId: null })]);
    expect(idsOf(known.ofStory(70))).toEqual([70, 71]);
    expect(idsOf(known.ofStory(71))).toEqual([]);
    known.write({ ...facts, clusterId: 71, day: '2026-11-20', storyId: 71 });
    known.write({ ...facts, clusterId: 72, day: '2026-11-20', storyId: 71 });
    expect([70, 71].map((id) => idsOf(known.ofStory(id)))).toEqual([[70], [71, 72]]);
  });

  it('follows what is written, but for the title that a person gave', () => {
    const known = new PersistedHighlights();
    known.load([], [highlight(70), highlight(71, { title: '사람이 지은 제목', isNamed: true })]);
    for (const clusterId of [70, 71, 72])
      known.write({ ...facts, clusterId, day: '2026-11-21', storyId: 70, title: '새 제목', score: 40 });
    expect([70, 71, 72].map((id) => known.highlight(id)?.title)).toEqual([
      '새 제목',
      '사람이 지은 제목',
      '새 제목',
    ]);
    expect(known.highlight(71)).toMatchObject({ score: 40, isNamed: true });
    expect(known.highlight(72)).toMatchObject({ day: '2026-11-21', isNamed: false, members: new Map() });
  });

  it('follows articles that come and go', () => {
    const known = new PersistedHighlights();
    known.load([1, 2], [highlight(70, { members: holding(1) }), highlight(71, { members: holding(1, 2) })]);
    known.put(70, 2, 0.7);
    known.put(70, 2, 0.8);
    expect(known.highlight(70)?.members).toEqual(
      new Map([
        [1, 0.5],
        [2, 0.8],
      ]),
    );
    expect(idsOf(known.homesOf(2))).toEqual([71, 70]);
    known.take(71, 2);
    expect(known.highlight(71)?.members).toEqual(new Map([[1, 0.5]]));
    expect([idsOf(known.homesOf(2)), idsOf(known.homesOf(1))]).toEqual([[70], [70, 71]]);
    known.take(71, 1);
    expect([known.highlight(71), idsOf(known.ofStory(71))]).toEqual([undefined, []]);
  });

  it('knows no highlight that was never told of', () => {
    const known = new PersistedHighlights();
    known.load([1], []);
    known.put(70, 1, 0.5);
    known.take(70, 1);
    expect([idsOf(known.homesOf(1)), known.highlight(70)]).toEqual([[], undefined]);
  });

  it('is forgotten of articles, and of highlights of days before', () => {
    const known = new PersistedHighlights();
    known.load([1, 2], [highlight(70, { members: holding(1) }), highlight(71, { day: '2026-11-21' })]);
    known.forget([1], '2026-11-21');
    expect([known.knows(1), known.knows(2)]).toEqual([false, true]);
    expect([known.highlight(70), known.highlight(71)?.clusterId]).toEqual([undefined, 71]);
  });

  it('is discarded when others wrote, or the own run failed', () => {
    const known = new PersistedHighlights();
    const learned = () => known.load([1], [highlight(70, { members: holding(1) })]);
    const rest = () => [known.knows(1), known.highlight(70) !== undefined, idsOf(known.ofStory(70)).length];
    expect(known.begin(1)).toBe(false);
    learned();
    expect([known.begin(2), ...rest()]).toEqual([true, true, true, 1]);
    expect([known.begin(4), ...rest()]).toEqual([false, false, false, 0]);
    learned();
    known.forgetAll();
    expect([...rest(), known.begin(5)]).toEqual([false, false, 0, false]);
  });
});

describe('a highlight is as it should be', () => {
  it.each([
    ['with all of its facts', {}, true],
    ['not with another title', { title: '다른 제목' }, false],
    ['with the title that a person gave', { title: '다른 제목', isNamed: true }, true],
    ['not with another region', { lclsfNm: null, isNamed: true }, false],
    ['not with another class', { featExtrMclsf: 'B' }, false],
    ['not with another score', { score: 29 }, false],
  ])('%s', (_what, more, isRight) => {
    expect(isAs(highlight(70, more), facts)).toBe(isRight);
  });
});
