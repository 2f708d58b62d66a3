import { describe, expect, it } from 'vitest';
import type { DayPart } from './dayParts.ts';
import { PersistedHighlights } from './persistedHighlights.ts';
import {
  assigned,
  continuing,
  differences,
  isEmptyPlan,
  type Plan,
  planned,
  storyOf,
  type WantedStory,
} from './plan.ts';

const day = '2026-11-20';
const stored = (
  clusterId: number,
  articleIds: number[],
  more: { size?: number; day?: string; isNamed?: boolean } = {},
) => ({
  clusterId,
  day,
  size: articleIds.length,
  articleIds,
  ...more,
});

it('a highlight goes on with the stored one of its day with which it shares most', () => {
  expect(
    assigned(
      [
        { day, articleIds: [1, 2, 3] },
        { day, articleIds: [4, 5] },
        { day, articleIds: [8, 9] },
      ],
      [stored(70, [1, 4, 5]), stored(71, [2, 3]), stored(72, [8, 9], { day: '2026-11-19' })],
    ),
  ).toEqual([71, 70, undefined]);
});

it('of equals the older goes on, and one made mostly of others is left to them', () => {
  expect(assigned([{ day, articleIds: [1, 2] }], [stored(71, [2]), stored(70, [1])])).toEqual([70]);
  expect(assigned([{ day, articleIds: [1] }], [stored(70, [1], { size: 5 })])).toEqual([undefined]);
});

it('one that a person named goes on, also in a larger one', () => {
  const wanted = [{ day, articleIds: [1, 2, 3, 4, 5] }];
  expect(assigned(wanted, [stored(70, [1, 2, 3]), stored(71, [4, 5], { isNamed: true })])).toEqual([71]);
});

it('one that is made of as many others as of these goes on', () => {
  const wanted = [{ day, articleIds: [1, 2] }];
  expect(assigned(wanted, [stored(70, [1, 2], { size: 4 })])).toEqual([70]);
  expect(assigned(wanted, [stored(70, [1, 2], { size: 5 })])).toEqual([undefined]);
});

it('of two that want the same, the first of them has it, and the other what is left', () => {
  const wanted = [
    { day, articleIds: [1, 2] },
    { day, articleIds: [3, 4] },
  ];
  expect(assigned(wanted, [stored(70, [1, 3])])).toEqual([70, undefined]);
  expect(assigned(wanted, [stored(71, [4]), stored(70, [1, 3])])).toEqual([70, 71]);
  expect(assigned(wanted, [stored(70, [1, 3, 4]), stored(71, [2])])).toEqual([71, 70]);
  expect(assigned(wanted, [])).toEqual([undefined, undefined]);
});

const part = (articleIds: readonly number[], more: Partial<DayPart> = {}): DayPart => ({
  day,
  title: '제목',
  lclsfNm: null,
  featExtrMclsf: null,
  score: 30,
  members: articleIds.map((articleId) => ({ articleId, score: 0.5 })),
  ...more,
});
const story = (...parts: DayPart[]): WantedStory => {
  const members = parts.flatMap((one) => one.members.map(({ articleId }) => articleId));
  return { members, articleIds: members, parts };
};
const alone = (...members: number[]): WantedStory => ({ members, articleIds: members, parts: [] });

/** Articles 1 to 9, some of them in stored highlights. */
const persisted = (
  highlights: { clusterId: number; storyId?: number; articleIds: number[]; day?: string }[],
) => {
  const known = new PersistedHighlights();
  known.begin(1);
  known.load(
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    highlights.map(({ clusterId, storyId = clusterId, articleIds, ...more }) => ({
      ...part([], more),
      clusterId,
      storyId,
      isNamed: false,
      members: new Map(articleIds.map((id) => [id, 0.5])),
    })),
  );
  return known;
};

/** The planned writes; new highlights are numbered from 100. */
const plan = (stories: WantedStory[], known: PersistedHighlights): Plan => {
  let next = 100;
  const clusterIds = continuing(stories, known).map((one) => {
    next += 1;
    return one ?? next;
  });
  return planned(stories, clusterIds, known);
};
const nothing: Plan = { clusters: [], members: [], removed: [], emptied: [] };

describe('what has to be written of stories', () => {
  it('is nothing where all is as it should be', () => {
    const known = persisted([{ clusterId: 70, articleIds: [1, 2, 3] }]);
    const stories = [story(part([1, 2, 3])), alone(4), alone(5)];
    expect(stories.map((one) => differences(one, known))).toEqual([0, 0, 0]);
    expect(plan(stories, known)).toEqual(nothing);
  });

  it('is one article and its highlight’s figures if one joins many', () => {
    const known = persisted([{ clusterId: 70, articleIds: [1, 2, 3] }]);
    const grown = story(part([1, 2, 3, 4], { score: 31 }));
    expect(differences(grown, known)).toBe(2);
    expect(plan([grown], known)).toEqual({
      ...nothing,
      clusters: [expect.objectContaining({ clusterId: 70, storyId: 70, score: 31 })],
      members: [{ clusterId: 70, articleId: 4, score: 0.5 }],
    });
  });

  it('is another title, but not where a person gave one', () => {
    const known = persisted([{ clusterId: 70, articleIds: [1, 2] }]);
    const renamed = story(part([1, 2], { title: '다른 제목' }));
    expect(differences(renamed, known)).toBe(1);
    const highlight = known.highlight(70);
    if (highlight) highlight.isNamed = true;
    expect([differences(renamed, known), plan([renamed], known)]).toEqual([0, nothing]);
  });

  it('is a new highlight for leaving articles, and the end of an empty one', () => {
    const known = persisted([
      { clusterId: 70, articleIds: [1, 2, 3, 4, 5] },
      { clusterId: 71, articleIds: [6] },
    ]);
    const torn = [story(part([1, 2, 3])), story(part([4, 5])), alone(6)];
    expect(torn.map((one) => differences(one, known) > 0)).toEqual([true, true, true]);
    expect(plan(torn, known)).toEqual({
      clusters: [expect.objectContaining({ clusterId: 102, storyId: 102 })],
      members: [4, 5].map((articleId) => ({ clusterId: 102, articleId, score: 0.5 })),
      removed: [
        { clusterId: 70, articleId: 4 },
        { clusterId: 70, articleId: 5 },
        { clusterId: 71, articleId: 6 },
      ],
      emptied: [71],
    });
  });

  it('is a new number for a story that splits, though no article moves', () => {
    const next = '2026-11-21';
    const known = persisted([
      { clusterId: 70, storyId: 70, articleIds: [1, 2] },
      { clusterId: 71, storyId: 70, articleIds: [3, 4], day: next },
    ]);
    const one = story(part([1, 2]), part([3, 4], { day: next }));
    expect(differences(one, known)).toBe(0);
    const two = [story(part([1, 2])), story(part([3, 4], { day: next }))];
    expect(two.map((each) => differences(each, known))).toEqual([1, 1]);
    expect(plan(two, known).clusters).toEqual([expect.objectContaining({ clusterId: 71, storyId: 71 })]);
  });

  it('makes one story of two, under the older number', () => {
    const next = '2026-11-21';
    const known = persisted([
      { clusterId: 71, articleIds: [1, 2] },
      { clusterId: 70, articleIds: [3, 4], day: next },
    ]);
    const joined = story(part([1, 2]), part([3, 4], { day: next }));
    expect(differences(joined, known)).toBe(1);
    expect(plan([joined], known).clusters).toEqual([expect.objectContaining({ clusterId: 71, storyId: 70 })]);
  });
});

describe('the number of a story', () => {
  it('is the lowest that its articles have, none where they have none', () => {
    const known = persisted([
      { clusterId: 72, storyId: 72, articleIds: [1] },
      { clusterId: 73, storyId: 71, articleIds: [1, 2] },
      { clusterId: 74, storyId: 74, articleIds: [3] },
    ]);
    expect(storyOf(alone(1, 2, 3), known)).toBe(71);
    expect(storyOf(alone(3, 2, 1), known)).toBe(71);
    expect(storyOf(alone(4), known)).toBeUndefined();
    const highlight = known.highlight(74);
    if (highlight) highlight.storyId = null;
    expect([storyOf(alone(3), known), storyOf(alone(3, 1), known)]).toEqual([undefined, 71]);
  });

  it('of a new one is the lowest of its highlights', () => {
    const stories = [story(part([1, 2]), part([3, 4], { day: '2026-11-21' }))];
    const { clusters } = planned(stories, [9, 8], persisted([]));
    expect(clusters.map(({ clusterId, storyId }) => [clusterId, storyId])).toEqual([
      [9, 8],
      [8, 8],
    ]);
  });
});

describe('how much of a story differs', () => {
  const known = () => persisted([{ clusterId: 70, articleIds: [1, 2] }]);

  it.each<[string, WantedStory, number]>([
    ['nothing', story(part([1, 2])), 0],
    ['a new story: its highlight and each of its articles', story(part([3, 4])), 3],
    [
      'the score of one article',
      story({
        ...part([1, 2]),
        members: [
          { articleId: 1, score: 0.5 },
          { articleId: 2, score: 0.6 },
        ],
      }),
      1,
    ],
    [
      'an article less: the highlight, and the one that leaves it',
      { ...story(part([1])), articleIds: [1, 2] },
      2,
    ],
    ['another day', story(part([1, 2], { day: '2026-11-21' })), 1],
    ['all that it had', alone(1, 2), 2],
    ['nothing of what never stood anywhere', alone(3, 4), 0],
    ['an article that comes first', story(part([3, 1, 2])), 4],
  ])('%s', (_what, wanted, count) => expect(differences(wanted, known())).toBe(count));

  it('an article that stands in two highlights', () => {
    const twice = persisted([
      { clusterId: 70, articleIds: [1, 2] },
      { clusterId: 71, articleIds: [2], storyId: 70 },
    ]);
    expect(differences(story(part([1, 2])), twice)).toBe(1);
  });
});

describe('a plan', () => {
  it('is empty when nothing has to be written', () => {
    const membership = { clusterId: 1, articleId: 1 };
    const cluster = { ...part([]), clusterId: 1, storyId: 1 };
    expect(isEmptyPlan(nothing)).toBe(true);
    expect(isEmptyPlan({ ...nothing, clusters: [cluster] })).toBe(false);
    expect(isEmptyPlan({ ...nothing, members: [{ ...membership, score: 1 }] })).toBe(false);
    expect(isEmptyPlan({ ...nothing, removed: [membership] })).toBe(false);
    expect(isEmptyPlan({ ...nothing, emptied: [1] })).toBe(false);
    expect(isEmptyPlan({ ...nothing, clusters: [cluster], emptied: [1] })).toBe(false);
    expect(isEmptyPlan({ ...nothing, members: [{ ...membership, score: 1 }], removed: [membership] })).toBe(
      false,
    );
  });

  it('ends no highlight that all leave and others come into', () => {
    const known = persisted([
      { clusterId: 70, articleIds: [1] },
      { clusterId: 71, articleIds: [2, 3] },
    ]);
    const stories = [story(part([2, 4])), alone(1, 3)];
    expect(planned(stories, [70], known)).toMatchObject({ emptied: [71] });
  });

  it('goes on with the older of two that have as much', () => {
    const known = persisted([
      { clusterId: 71, articleIds: [1] },
      { clusterId: 70, articleIds: [2] },
    ]);
    expect(continuing([story(part([1, 2]))], known)).toEqual([70]);
    expect(continuing([alone(1, 2)], known)).toEqual([]);
  });
});

describe('what is known of the database', () => {
  it('holds as long as nobody else has a turn', () => {
    const known = persisted([{ clusterId: 70, articleIds: [1, 2] }]);
    expect([known.begin(2), known.knows(1)]).toEqual([true, true]);
    expect([known.begin(4), known.knows(1)]).toEqual([false, false]);
    expect(known.begin(5)).toBe(true);
    known.forgetAll();
    expect(known.begin(6)).toBe(false);
  });

  it('follows what is written', () => {
    const known = persisted([{ clusterId: 70, articleIds: [1, 2] }]);
    known.write({ ...part([]), clusterId: 71, storyId: 71 });
    for (const articleId of [1, 2]) {
      known.put(71, articleId, 0.7);
      known.take(70, articleId);
    }
    expect(known.highlight(70)).toBeUndefined();
    expect(known.homesOf(1)).toMatchObject([
      {
        clusterId: 71,
        members: new Map([
          [1, 0.7],
          [2, 0.7],
        ]),
      },
    ]);
    known.forget([1], '2026-11-21');
    expect([known.knows(1), known.highlight(71)]).toEqual([false, undefined]);
  });
});
