import { countText, grouped } from '#contract/countText.ts';
import { refusedIn, type Tally } from '#server/modules/collection/index.ts';

const sum = (
  tallies: readonly Tally[],
  key: 'read' | 'stored' | 'duplicates' | 'joined' | 'malformed',
): number => tallies.reduce((total, tally) => total + tally[key], 0);

const counts = (
  read: number,
  stored: number,
  duplicates: number,
  joined: number,
  refused: number,
  malformed: number,
) =>
  [
    `읽음 ${countText(read)}`,
    `저장 ${countText(stored)}`,
    `중복 ${countText(duplicates)}`,
    ...(joined ? [`번역문으로 사용 ${countText(joined)}`] : []),
    `거부 ${countText(refused)}`,
    `깨진 기록 ${countText(malformed)}`,
  ].join(' · ');

const pace = (read: number, seconds: number): string =>
  seconds > 0 ? `, 초당 ${countText(Math.round(read / seconds))}` : '';

export interface FileReport {
  name: string;
  tally: Tally;
  /** Number of records that an earlier, interrupted run processed. */
  resumedFrom: number;
  seconds: number;
  /** Defects of the file as a whole, a sentence each. */
  notes: readonly string[];
}

/** The result for one file, as readable lines. The counts include those of an interrupted run. */
export const fileSummary = ({ name, tally, resumedFrom, seconds, notes }: FileReport): string[] => {
  const { read, stored, duplicates, joined, malformed, refused, examples } = tally;
  return [
    `${name} (${seconds.toFixed(1)}초${pace(read, resumedFrom ? 0 : seconds)})`,
    ...(resumedFrom ? [`  ${grouped(resumedFrom)}번째 기록까지는 앞선 실행에서 처리했습니다.`] : []),
    `  ${counts(read, stored, duplicates, joined, refusedIn(tally), malformed)}`,
    ...notes.map((note) => `  참고: ${note}`),
    ...Object.entries(refused).map(([reason, count]) => `  거부: ${reason} ${countText(count)}`),
    ...examples.map((example) => `  깨짐: ${example}`),
    ...(malformed > examples.length ? [`  깨짐: 그 밖에 ${countText(malformed - examples.length)}`] : []),
  ];
};

/** The total of several files, in one line. */
export const totalSummary = (tallies: readonly Tally[]): string =>
  `합계: ${counts(
    sum(tallies, 'read'),
    sum(tallies, 'stored'),
    sum(tallies, 'duplicates'),
    sum(tallies, 'joined'),
    tallies.reduce((total, tally) => total + refusedIn(tally), 0),
    sum(tallies, 'malformed'),
  )}`;
