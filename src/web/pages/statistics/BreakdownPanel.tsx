import { useMemo } from 'react';
import { ChartPanel } from '#web/shared/charts/ChartPanel.tsx';
import type { Drawing } from '#web/shared/charts/options/drawn.ts';
import type { FigureConditions } from '#web/shared/figures/listAddress.ts';
import type { Breakdown, Dimension } from './dimensions.ts';
import { useRanking } from './useStatistics.ts';

interface BreakdownPanelProps {
  dimension: Dimension;
  breakdown: Breakdown;
  /** Those of what is compared. */
  conditions: FigureConditions;
  subtitle: string;
  today: string;
}

/** By what else the counted articles differ. */
export const BreakdownPanel = ({
  dimension,
  breakdown,
  conditions,
  subtitle,
  today,
}: BreakdownPanelProps) => {
  const { path, title, head, condition, kind } = breakdown;
  const { marks, problem, retry } = useRanking({ dimension, conditions, today, path }, condition);
  const drawing = useMemo((): Drawing | undefined => {
    if (!marks) return undefined;
    return kind === 'ranking' ? { kind, marks, measure: 'count' } : { kind, marks };
  }, [marks, kind]);
  return (
    <ChartPanel
      title={title}
      subtitle={subtitle}
      head={head}
      drawing={drawing}
      problem={problem}
      onRetry={retry}
      height={40}
      isFlat={kind === 'worldMap'}
    />
  );
};
