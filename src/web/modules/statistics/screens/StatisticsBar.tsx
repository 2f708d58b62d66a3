import { useId, useState } from 'react';
import { countText } from '#contract/countText.ts';
import { countedWords } from '#contract/statistics.ts';
import { download } from '#web/client/http/download.ts';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { type FigureConditions, figureQuery } from '../parts/listAddress.ts';
import { rankedPart, rankRanges, type StatisticsState, seriesPart } from './conditions.ts';
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
const Total = ({ dimension, state, conditions, today }: TotalProps) => {
  const question = { dimension, conditions, today, path: dimension.ranking, further: rankedPart(state) };
  const { items, isRough } = useRanking(question, dimension.condition);
  return (
    <p className={styles.total}>
      {countedWords[dimension.name]} 총{' '}
      <strong>{items === undefined ? '–' : `${isRough ? '약 ' : ''}${countText(items)}`}</strong>
    </p>
  );
};

const measures = [
  { value: 'count', label: '건수' },
  { value: 'share', label: '점유율' },
];
const ranges = Object.entries(rankRanges).map(([value, size]) => ({ value, label: `상위 ${size}위씩` }));

interface StatisticsBarProps {
  dimension: Dimension;
  state: StatisticsState;
  conditions: FigureConditions;
  /** The conditions narrowed to the compared keys, if any. */
  narrowed: FigureConditions;
  today: string;
  onChange: (part: Partial<StatisticsState>) => void;
  onRange: (range: StatisticsState['rankRange']) => void;
}

/** Total of the period, what is shown of it, and the workbook of all of it. */
export const StatisticsBar = ({
  dimension,
  state,
  conditions,
  narrowed,
  today,
  onChange,
  onRange,
}: StatisticsBarProps) => {
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      // everything: the whole ranking, and the compared keys
      const params = { ...figureQuery(narrowed, today), ...seriesPart(state) };
      await download(`/statistics/${dimension.name}/excel`, { params });
    } catch (failure) {
      // the shell's alert has shown the reason
      console.error('ranking not downloaded', failure);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={`row-loose ${styles.bar}`}>
      <Total dimension={dimension} state={state} conditions={conditions} today={today} />
      <span id={id} className="only-read-aloud">
        표시 기준
      </span>
      <Segmented
        small
        name={id}
        labelledBy={id}
        options={measures}
        value={state.measure}
        onChange={(value) => onChange({ measure: value as StatisticsState['measure'] })}
      />
      <Select
        small
        aria-label="순위 범위"
        options={ranges}
        value={state.rankRange}
        onChange={({ target }) => onRange(target.value as StatisticsState['rankRange'])}
      />
      <button
        type="button"
        className={`${buttons.tertiary} ${buttons.inLine} ${styles.excel}`}
        data-action="export"
        disabled={isSaving}
        onClick={() => void save()}
      >
        엑셀<span className={styles.excelVerb}> 내려받기</span>
      </button>
    </div>
  );
};
