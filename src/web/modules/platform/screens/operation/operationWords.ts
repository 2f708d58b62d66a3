import type { HealthFinding } from '#generated/types/operationCalls.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';

const states: Record<string, { word: string; tone: Tone }> = {
  good: { word: '정상', tone: 'good' },
  notice: { word: '점검 필요', tone: 'notice' },
  bad: { word: '문제', tone: 'danger' },
};

export const stateWords = (state: string): { word: string; tone: Tone } =>
  states[state] ?? { word: state, tone: 'plain' };

const order = ['bad', 'notice', 'good'];

/** Sorts findings that need action before good ones. */
export const worstFirst = <Finding extends Pick<HealthFinding, 'state'>>(
  findings: readonly Finding[],
): Finding[] => findings.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

/** All findings in one sentence. */
export const summaryOf = (findings: readonly Pick<HealthFinding, 'state'>[]): string => {
  const count = (wanted: string): number => findings.filter(({ state }) => state === wanted).length;
  const [bad, notice] = [count('bad'), count('notice')];
  if (bad) return `${bad}곳에 문제가 있습니다${notice ? `. ${notice}곳은 점검이 필요합니다` : ''}.`;
  return notice ? `${notice}곳은 점검이 필요합니다.` : '모두 정상입니다.';
};

const slow: Record<string, string> = {
  on: '데이터베이스가 집계를 시작한 이후 실행 시간이 가장 많은 질의입니다. 질의에 들어간 값은 표시하지 않습니다.',
  off: 'PostgreSQL의 pg_stat_statements를 켜면 실행 시간이 많은 질의를 여기에서 볼 수 있습니다.',
  embedded: '내장 데이터베이스는 질의를 집계하지 않습니다. PostgreSQL로 옮기면 볼 수 있습니다.',
  unknown:
    'pg_stat_statements를 읽지 못했습니다. shared_preload_libraries와 읽기 권한(pg_read_all_stats)을 확인해 주세요.',
};

/** Explains the list of statements, or why there is none. */
export const slowWords = (state: string, shown: number): string =>
  state === 'on' && shown === 0 ? '아직 집계한 질의가 없습니다.' : (slow[state] ?? '');
