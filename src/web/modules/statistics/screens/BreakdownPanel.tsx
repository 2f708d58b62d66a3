import { useMemo } from 'react';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import { counterOf } from '#web/kit/charts/names.ts';
import type { Drawing } from '#web/kit/charts/options/drawn.ts';
import type { FigureConditions } from '../parts/listAddress.ts';
import { emptyHint, type StatisticsState } from './conditions.ts';
import type { Breakdown, Dimension } from './dimensions.ts';
import { useRanking } from './useStatistics.ts';

interface BreakdownPanelProps {
  dimension: Dimension;
  breakdown: Breakdown;
  /** Conditions of the compared keys. */
  conditions: FigureConditions;
  subtitle: string;
  today: string;
  state: StatisticsState;
}

/** A breakdown of the counted articles by another dimension. */
export const BreakdownPanel = ({
  dimension,
  breakdown,
  conditions,
  subtitle,
  today,
  state,
}: BreakdownPanelProps) => {
  const { measure } = state;
  const { path, title, head, condition, kind } = breakdown;
  const { marks, total, problem, retry } = useRanking({ dimension, conditions, today, path }, condition);
  const drawing = useMemo((): Drawing | undefined => {
    if (!marks) return undefined;
    const page = { first: 1, total: total ?? marks.length, counter: counterOf(head) };
    return kind === 'ranking' || kind === 'worldMap' ? { kind, marks, measure, page } : { kind, marks, page };
  }, [marks, total, kind, measure, head]);
  return (
    <ChartPanel
      title={measure === 'share' ? title.replace(/ 수$/, ' 점유율') : title}
      subtitle={subtitle}
      head={head}
      drawing={drawing}
      problem={problem}
      onRetry={retry}
      height={40}
      emptyHint={emptyHint(state)}
      isFlat={kind === 'worldMap'}
    />
  );
};
