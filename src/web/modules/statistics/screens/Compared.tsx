import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { shareText } from '#contract/shares.ts';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import chart from '#web/kit/charts/chart.module.css';
import type { Mark } from '#web/kit/charts/mark.ts';
import type { Drawing } from '#web/kit/charts/options/drawn.ts';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import { type Choice, ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { ProblemState } from '#web/kit/states/StatePanel.tsx';
import { searchNations, searchOutlets } from '#web/modules/outlets/index.ts';
import type { FigureConditions } from '../parts/listAddress.ts';
import { emptyHint, maxCompared, type StatisticsState } from './conditions.ts';
import type { Breakdown, Dimension } from './dimensions.ts';
import styles from './statistics.module.css';
import { useRankings } from './useStatistics.ts';

interface ComparedBreakdownProps {
  dimension: Dimension;
  breakdown: Breakdown;
  /** Conditions without the compared keys. */
  conditions: FigureConditions;
  subtitle: string;
  today: string;
  state: StatisticsState;
  nameOf: (key: string) => string;
}

/** Maximum number of marks per compared key. */
const maxShown = 10;
const height = 40;

const Column = ({ name, marks }: { name: string; marks: readonly Mark[] }) => (
  <section className={styles.column} aria-label={name}>
    <h3 dir="auto">{name}</h3>
    {marks.length === 0 && <p className={styles.none}>없음</p>}
    <ol>
      {marks.slice(0, maxShown).map(({ key, label, count, share, to }) => (
        <li key={key}>
          <Link to={to} dir="auto" title={label}>
            {label}
          </Link>
          <span title={shareText(share)}>{grouped(count)}</span>
        </li>
      ))}
    </ol>
  </section>
);

/** A breakdown of each compared key by another dimension, never merged. */
export const ComparedBreakdown = (props: ComparedBreakdownProps) => {
  const { dimension, breakdown, conditions, subtitle, today, state, nameOf } = props;
  const { title, head, kind } = breakdown;
  const { compare } = state;
  const { rankings, problem, retry } = useRankings({ dimension, breakdown, conditions, today }, compare);
  // joined to a string, which is compared by value: the chart is redrawn only if it changes
  const names = compare.map(nameOf).join('\n');
  const drawing = useMemo((): Drawing | undefined => {
    if (!rankings) return undefined;
    const groups = names.split('\n').map((label, index) => ({ key: compare[index] ?? label, label }));
    const marks = rankings.flatMap((ranking, index) =>
      ranking.map((mark) => ({ ...mark, group: compare[index] ?? '' })),
    );
    return { kind: 'composition', marks, groups, groupHead: dimension.word };
  }, [rankings, compare, names, dimension.word]);
  if (kind === 'variablePie')
    return (
      <ChartPanel
        title={`${title} 비교`}
        subtitle={subtitle}
        head={head}
        drawing={drawing}
        problem={problem}
        onRetry={retry}
        height={height}
        emptyHint={emptyHint(state)}
      />
    );
  const content = () => {
    if (problem) return <ProblemState problem={problem} onRetry={retry} />;
    if (!rankings)
      return <div className={chart.skeleton} role="status" aria-label="불러오는 중입니다." data-waiting />;
    return (
      <div className={styles.columns}>
        {rankings.map((marks, index) => (
          <Column key={compare[index]} name={nameOf(compare[index] ?? '')} marks={marks} />
        ))}
      </div>
    );
  };
  return (
    <PanelFrame title={`${title} 비교`} subtitle={subtitle} height={height} grows>
      {content()}
    </PanelFrame>
  );
};

interface ComparedProps {
  dimension: Dimension;
  compare: readonly string[];
  nameOf: (key: string) => string;
  onChange: (change: Partial<StatisticsState>) => void;
  onPicked: (field: string, choice: Choice) => void;
}

const searches = { ntnId: searchNations, mediaId: searchOutlets } as const;

/** The compared keys, at most five, with a field that adds keys from further down the ranking. */
export const Compared = ({ dimension, compare, nameOf, onChange, onPicked }: ComparedProps) => {
  const { condition, word, object } = dimension;
  const search = condition === 'ntnId' || condition === 'mediaId' ? searches[condition] : undefined;
  return (
    <section className={styles.compared} aria-label="비교 대상">
      {search && (
        <div className={styles.picker}>
          <ChoicePicker
            label={`비교할 ${word}`}
            name={`compare-${condition}`}
            value={compare}
            placeholder="이름으로 찾기"
            search={search}
            onChange={(values, choice) => {
              onPicked(condition, choice);
              onChange({ compare: values.slice(0, maxCompared) });
            }}
          />
        </div>
      )}
      <div className={styles.comparedWords}>
        <p>
          {compare.length === 0
            ? `순위표에서 ${object} 골라 ${maxCompared}개까지 비교할 수 있습니다.`
            : `${compare.length}개 비교 중 (${maxCompared}개까지)`}
        </p>
        {compare.length > 0 && (
          <div className="row-lines">
            <ConditionChips
              chips={compare.map((key) => ({ key, name: '비교', text: nameOf(key) }))}
              onRemove={({ key }) => onChange({ compare: compare.filter((other) => other !== key) })}
            />
            <button type="button" className={styles.clear} onClick={() => onChange({ compare: [] })}>
              모두 빼기
            </button>
          </div>
        )}
      </div>
    </section>
  );
};
