import { type Choice, ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { searchNations, searchOutlets } from '#web/modules/outlets/index.ts';
import { maxCompared, type StatisticsState } from './conditions.ts';
import type { Dimension } from './dimensions.ts';
import styles from './statistics.module.css';

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
          <div className={styles.comparedChips}>
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
