import { countText } from '#contract/countText.ts';
import { countedWords } from '#contract/statistics.ts';
import type { FigureConditions } from '../parts/listAddress.ts';
import { rankedPart, type StatisticsState } from './conditions.ts';
import type { Dimension } from './dimensions.ts';
import styles from './statistics.module.css';
import { useRanking } from './useStatistics.ts';

interface TotalProps {
  dimension: Dimension;
  state: StatisticsState;
  conditions: FigureConditions;
  today: string;
}

/** The number of all articles under the conditions: the whole of the shares. It comes with the ranking. */
export const Total = ({ dimension, state, conditions, today }: TotalProps) => {
  const question = { dimension, conditions, today, path: dimension.ranking, further: rankedPart(state) };
  const { items, isRough } = useRanking(question, dimension.condition);
  return (
    <p className={styles.total}>
      {countedWords[dimension.name]} 총{' '}
      <strong>{items === undefined ? '–' : `${isRough ? '약 ' : ''}${countText(items)}`}</strong>
    </p>
  );
};
