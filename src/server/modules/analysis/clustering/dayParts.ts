import { dayOf, dayStart } from '#contract/days.ts';
import type { ClusterSource } from './readTexts.ts';
import type { StoryMember } from './stories.ts';

/** Input of a highlight's score. */
export interface Weight {
  reports: number;
  outlets: number;
  nations: number;
  /** Overall scores of its articles, 0 to 100; missing ones are omitted. */
  articleScores: readonly number[];
  /** Fraction of the day elapsed at its latest report, 0 to 1. */
  latest: number;
}

const twice = (n: number): number => Math.log2(1 + Math.max(0, n));

/**
 * Score of a highlight: 10 for every doubling of its outlets, 6 of its articles, 6 of its countries, up to 10 for the
 * scores of its articles and up to 5 for how late in the day reports still came. One article of one outlet scores 22 or
 * more, thirty articles of ten outlets in five countries about 80.
 */
export const clusterScore = ({ reports, outlets, nations, articleScores, latest }: Weight): number => {
  const mean = articleScores.length
    ? articleScores.reduce((sum, score) => sum + score, 0) / articleScores.length
    : 0;
  const score = 10 * twice(outlets) + 6 * twice(reports) + 6 * twice(nations) + mean / 10 + 5 * latest;
  return Math.round(score * 10) / 10;
};

/** Facts about an article that its highlight aggregates. */
export type MemberFacts = Pick<
  ClusterSource,
  | 'articleId'
  | 'time'
  | 'mediaId'
  | 'ntnId'
  | 'kornTtl'
  | 'lclanTtl'
  | 'lclsfNm'
  | 'featExtrMclsf'
  | 'mainSnthsScr'
>;

/** The part of a story reported on one Korean day: the content of a highlight. */
export interface DayPart {
  day: string;
  title: string;
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  score: number;
  /** Most typical articles first. */
  members: { articleId: number; score: number }[];
}

/** A highlight requires several outlets, or several reports by one outlet. */
const minOutlets = 2;
const minReports = 3;

const maxTitleLength = 500;

/** The most frequent value; on a tie the alphabetically first. */
const commonest = (values: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1));
  return sorted[0]?.[0] ?? null;
};

const dayMs = 86_400_000;

const partOf = (day: string, members: readonly (StoryMember & MemberFacts)[]): DayPart => {
  const nearest = members.toSorted(
    (one, other) => other.near - one.near || one.time - other.time || one.articleId - other.articleId,
  );
  // users read Korean: prefer a Korean title if the story has one
  const titled = nearest.find(({ kornTtl }) => kornTtl) ?? nearest.find(({ lclanTtl }) => lclanTtl);
  const different = (values: readonly (string | number | null)[]) =>
    new Set(values.filter((value) => value !== null)).size;
  const latest = Math.max(...members.map(({ time }) => time));
  return {
    day,
    title: (titled?.kornTtl || titled?.lclanTtl || '제목 없음').slice(0, maxTitleLength),
    lclsfNm: commonest(members.map(({ lclsfNm }) => lclsfNm)),
    featExtrMclsf: commonest(members.map(({ featExtrMclsf }) => featExtrMclsf)),
    score: clusterScore({
      reports: members.length,
      outlets: different(members.map(({ mediaId }) => mediaId)),
      nations: different(members.map(({ ntnId }) => ntnId)),
      articleScores: members.flatMap(({ mainSnthsScr }) => mainSnthsScr ?? []),
      latest: (latest - dayStart(day).getTime()) / dayMs,
    }),
    members: nearest.map(({ articleId, near }) => ({ articleId, score: near })),
  };
};

const isShown = (members: readonly MemberFacts[], isDecided: boolean): boolean =>
  members.length >= 2 &&
  (isDecided ||
    members.length >= minReports ||
    new Set(members.map(({ mediaId }) => mediaId ?? 0)).size >= minOutlets);

/**
 * The highlights of a story, one for each Korean day on which it was reported enough.
 * @param isDecided whether a user put two of these articles together: such a highlight stays however few they are
 */
export const dayParts = (
  story: readonly StoryMember[],
  factsOf: (articleId: number) => MemberFacts | undefined,
  isDecided: (articleIds: ReadonlySet<number>) => boolean,
): DayPart[] => {
  const days = new Map<string, (StoryMember & MemberFacts)[]>();
  for (const member of story) {
    const facts = factsOf(member.articleId);
    if (!facts) continue;
    const day = dayOf(new Date(facts.time).toISOString());
    const those = days.get(day) ?? [];
    days.set(day, those);
    those.push({ ...facts, ...member });
  }
  return [...days]
    .filter(([, members]) => isShown(members, isDecided(new Set(members.map(({ articleId }) => articleId)))))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, members]) => partOf(day, members));
};
