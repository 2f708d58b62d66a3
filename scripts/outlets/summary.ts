import { countText, grouped } from '#contract/countText.ts';
import { type LineResult, type Refusal, refusals } from '#server/modules/outlets/index.ts';

const maxExamples = 3;

/** Results for the lines of one list. */
export interface ListTally {
  read: number;
  outcomes: Record<LineResult['outcome'], number>;
  refused: Map<Refusal, { count: number; examples: string[] }>;
  nameless: number;
  nationless: number;
  feeds: number;
  badFeeds: number;
}

export const emptyTally = (): ListTally => ({
  read: 0,
  outcomes: { stored: 0, filled: 0, known: 0, refused: 0 },
  refused: new Map(),
  nameless: 0,
  nationless: 0,
  feeds: 0,
  badFeeds: 0,
});

/** Adds a line to the counts. */
export const count = (tally: ListTally, result: LineResult): void => {
  tally.read += 1;
  tally.outcomes[result.outcome] += 1;
  tally.feeds += result.feeds;
  tally.badFeeds += result.badFeeds;
  if (result.outcome === 'stored') {
    tally.nameless += Number(result.lacks.includes('name'));
    tally.nationless += Number(result.lacks.includes('nation'));
  }
  if (result.reason === null) return;
  const reason = tally.refused.get(result.reason) ?? { count: 0, examples: [] };
  reason.count += 1;
  if (reason.examples.length < maxExamples)
    reason.examples.push(`${grouped(result.line)}번째 줄${result.domain ? ` ${result.domain}` : ''}`);
  tally.refused.set(result.reason, reason);
};

/** The result for one list, as readable lines. */
export const listSummary = (name: string, tally: ListTally, seconds: number): string[] => {
  const { read, outcomes, refused, nameless, nationless, feeds, badFeeds } = tally;
  const pace = seconds > 0 ? `, 초당 ${grouped(Math.round(read / seconds))}줄` : '';
  const toLookAt = [
    ...(nameless ? [`목록에 이름이 없어 도메인을 이름으로 쓴 매체 ${countText(nameless)}`] : []),
    ...(nationless ? [`국가를 알 수 없는 매체 ${countText(nationless)}`] : []),
  ];
  return [
    `${name} (${seconds.toFixed(1)}초${pace})`,
    `  읽음 ${grouped(read)}줄 · 등록 ${countText(outcomes.stored)} · 빈 항목 채움 ${countText(outcomes.filled)} · ` +
      `이미 등록됨 ${countText(outcomes.known)} · 거부 ${countText(outcomes.refused)}`,
    ...[...refused].map(
      ([reason, { count: n, examples }]) =>
        `  거부 ${countText(n)}: ${refusals[reason]} (${examples.join(', ')}${n > examples.length ? ' 등' : ''})`,
    ),
    `  피드 ${grouped(feeds)}개 저장${feeds ? ' (10분 안에 모으기 시작합니다. 멈추려면 관리자 화면의 수집원에서)' : ''}${badFeeds ? ` · 쓸 수 없는 피드 주소 ${grouped(badFeeds)}개 제외` : ''}`,
    ...(toLookAt.length ? [`  살펴볼 것: ${toLookAt.join(' · ')}`] : []),
  ];
};
