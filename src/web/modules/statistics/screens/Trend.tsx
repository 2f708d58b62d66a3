import { useId, useMemo } from 'react';
import { countedWords } from '#contract/statistics.ts';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import type { DayMark, Series } from '#web/kit/charts/mark.ts';
import { type Drawing } from '#web/kit/charts/options/drawn.ts';
import { Select } from '#web/kit/forms/Select.tsx';
import type { FigureConditions } from '../parts/listAddress.ts';
import { daysBefore, emptyHint, everyDay, ofCompared, type StatisticsState } from './conditions.ts';
import type { Dimension } from './dimensions.ts';
import styles from './statistics.module.css';
import { useDaily } from './useStatistics.ts';

interface TrendProps {
  dimension: Dimension;
  state: StatisticsState;
  conditions: FigureConditions;
  subtitle: string;
  today: string;
  nameOf: (key: string) => string;
  onChange: (change: Partial<StatisticsState>) => void;
}

const lineOptions = [
  { value: 'five', label: '상위 5' },
  { value: 'ten', label: '상위 10' },
  { value: 'twenty', label: '상위 20' },
  { value: 'fifty', label: '상위 50' },
];

/** The series of the marks with their totals, largest first. */
const maxFirst = (marks: readonly DayMark[]): (Series & { count: number })[] => {
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const { key, label, count } of marks) {
    counts.set(key, (counts.get(key) ?? 0) + count);
    labels.set(key, label);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, count]) => ({ key, label: labels.get(key) ?? key, count }));
};

/** The request for the lines: of the compared keys, or of the most frequent ones. */
const callOf = (
  { daily, dailyTop }: Dimension,
  { compare, lines }: StatisticsState,
): { path: string | undefined; further?: Record<string, string>; narrows: boolean } => {
  // for social media only the most frequent keys are available: the compared ones are picked from them
  if (!daily)
    return { path: dailyTop, further: { rankRange: compare.length ? 'fifty' : 'ten' }, narrows: true };
  if (compare.length || lines === 'five' || !dailyTop) return { path: daily, narrows: false };
  return { path: dailyTop, further: { rankRange: lines }, narrows: false };
};

/** Daily counts of the compared or the most frequent keys. */
export const Trend = ({ dimension, state, conditions, subtitle, today, nameOf, onChange }: TrendProps) => {
  const id = useId();
  const { path, further, narrows } = callOf(dimension, state);
  const question = {
    dimension,
    conditions: narrows ? conditions : ofCompared(state, dimension),
    today,
    path,
    ...(further && { further }),
  };
  const { marks, problem, isOld, retry } = useDaily(question, conditions);
  const earlier = daysBefore(question.conditions, today);
  const past = useDaily(
    { ...question, ...(earlier && { conditions: earlier }), path: earlier && path },
    conditions,
  );
  const isPastComing = earlier !== undefined && !past.marks && !past.problem;
  const pastMarks = earlier && !past.problem && !past.isOld ? past.marks : undefined;
  const { compare, measure } = state;
  const counted = countedWords[dimension.name];
  // joined to a string, which is compared by value: the chart is redrawn only if it changes
  const labels = compare.map(nameOf).join('\n');
  const drawing = useMemo((): Drawing | undefined => {
    if (!marks || isPastComing) return undefined;
    const shown = narrows && compare.length ? marks.filter(({ key }) => compare.includes(key)) : marks;
    const series = compare.length
      ? labels.split('\n').map((label, index) => ({ key: compare[index] ?? label, label }))
      : maxFirst(shown);
    const days = everyDay(conditions, today);
    return {
      kind: 'daily',
      marks: shown,
      days,
      series,
      measure,
      counted,
      ...(pastMarks?.length && {
        before: new Map(maxFirst(pastMarks).map(({ key, count }) => [key, count])),
      }),
    };
  }, [marks, isPastComing, pastMarks, narrows, compare, labels, conditions, today, measure, counted]);
  if (!path) return null;
  return (
    <div aria-busy={isOld}>
      <ChartPanel
        title={`일별 ${counted} ${measure === 'count' ? '수' : '점유율'}${compare.length ? ' 비교' : ''}`}
        subtitle={subtitle}
        head={dimension.word}
        drawing={drawing}
        problem={problem}
        onRetry={retry}
        height={38}
        emptyHint={emptyHint(state)}
        tools={
          dimension.daily &&
          dimension.dailyTop &&
          compare.length === 0 && (
            <div className={styles.lines}>
              <label htmlFor={id} className="only-read-aloud">
                선의 수
              </label>
              <Select
                small
                id={id}
                options={lineOptions}
                value={state.lines}
                onChange={({ target }) => onChange({ lines: target.value as StatisticsState['lines'] })}
              />
            </div>
          )
        }
      />
    </div>
  );
};
