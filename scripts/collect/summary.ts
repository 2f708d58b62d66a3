import { refusedIn, type Tally } from '#server/modules/collection/index.ts';

const number = (value: number): string => value.toLocaleString('ko-KR');
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
    `읽음 ${number(read)}건`,
    `저장 ${number(stored)}건`,
    `중복 ${number(duplicates)}건`,
    ...(joined ? [`번역문으로 사용 ${number(joined)}건`] : []),
    `거부 ${number(refused)}건`,
    `깨진 기록 ${number(malformed)}건`,
  ].join(' · ');

const pace = (read: number, seconds: number): string =>
  seconds > 0 ? `, 초당 ${number(Math.round(read / seconds))}건` : '';

export interface FileReport {
  name: string;
  tally: Tally;
  /** Records that an earlier, interrupted run had dealt with. */
  resumedFrom: number;
  seconds: number;
  /** What was amiss with the file as a whole, a sentence each. */
  notes: readonly string[];
}

/** What became of one file, as lines for a person. The counts include those of an interrupted run. */
export const fileSummary = ({ name, tally, resumedFrom, seconds, notes }: FileReport): string[] => {
  const { read, stored, duplicates, joined, malformed, refused, examples } = tally;
  return [
    `${name} (${seconds.toFixed(1)}초${pace(read, resumedFrom ? 0 : seconds)})`,
    ...(resumedFrom ? [`  ${number(resumedFrom)}번째 기록까지는 앞선 실행에서 처리했습니다.`] : []),
    `  ${counts(read, stored, duplicates, joined, refusedIn(tally), malformed)}`,
    ...notes.map((note) => `  참고: ${note}`),
    ...Object.entries(refused).map(([reason, count]) => `  거부: ${reason} ${number(count)}건`),
    ...examples.map((example) => `  깨짐: ${example}`),
    ...(malformed > examples.length ? [`  깨짐: 그 밖에 ${number(malformed - examples.length)}건`] : []),
  ];
};

/** The sum of several files, in one line. */
export const totalSummary = (tallies: readonly Tally[]): string =>
  `합계: ${counts(
    sum(tallies, 'read'),
    sum(tallies, 'stored'),
    sum(tallies, 'duplicates'),
    sum(tallies, 'joined'),
    tallies.reduce((total, tally) => total + refusedIn(tally), 0),
    sum(tallies, 'malformed'),
  )}`;
