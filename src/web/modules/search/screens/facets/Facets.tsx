import { useId, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import type { FacetItem, SearchFacets } from '#generated/types/searchCalls.ts';
import { type DayRange, rangeOf } from '#web/kit/dates/period.ts';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { UnfoldButton } from '#web/kit/filters/UnfoldButton.tsx';
import { withoutValue } from '../query/excludedValue.ts';
import { changed, type SearchConditions } from '../query/searchConditions.ts';
import styles from './Facets.module.css';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

/** `2026-11` → 2026년 11월, `2026-11-03` → 11월 3일 (화). */
export const periodLabel = (key: string): string => {
  const [year, month, day] = key.split('-').map(Number);
  if (day === undefined) return `${year}년 ${month}월`;
  return `${month}월 ${day}일 (${weekdays[new Date(key).getUTCDay()]})`;
};

/** The days of a month, or the day itself, without future days or days outside the range in force. */
export const rangeOfKey = (key: string, today: string, within: DayRange): DayRange => {
  const [year = 0, month = 1] = key.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const [first, end] = key.length === 10 ? [key, key] : [`${key}-01`, last];
  const latest = within.endDate && within.endDate < today ? within.endDate : today;
  return {
    startDate: first < within.startDate ? within.startDate : first,
    endDate: end < latest ? end : latest,
  };
};

/** Number of lines shown before unfolding. */
const fewLines = 6;

interface FacetListProps {
  title: string;
  items: readonly FacetItem[];
  /** Keys in force. */
  chosen: readonly string[];
  isExact: boolean;
  onToggle: (item: FacetItem) => void;
  /** Leaves a value out; absent where that cannot be asked. */
  onExclude?: (item: FacetItem) => void;
}

/** A facet: its most frequent values, each with the number of remaining hits. */
const FacetList = ({ title, items, chosen, isExact, onToggle, onExclude }: FacetListProps) => {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const most = Math.max(...items.map(({ count }) => count), 1);
  const shown = items.filter(({ key }, place) => isWhole || place < fewLines || chosen.includes(key));
  return (
    <section className={styles.facet} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {shown.map((item) => (
          <li key={item.key} className={styles.item}>
            <button
              type="button"
              className={styles.line}
              aria-pressed={chosen.includes(item.key)}
              onClick={() => onToggle(item)}
            >
              <span className={styles.bar} style={{ inlineSize: `${(100 * item.count) / most}%` }} />
              <span className={styles.label}>{item.label}</span>
              <span className={styles.count}>
                {isExact ? '' : '약 '}
                {grouped(item.count)}
                <span className="only-read-aloud">건</span>
              </span>
            </button>
            {onExclude && !chosen.includes(item.key) && (
              <button
                type="button"
                className={styles.exclude}
                aria-label={`${item.label} 빼기`}
                title={`${item.label} 빼기`}
                onClick={() => onExclude(item)}
              >
                <svg
                  viewBox="0 0 12 12"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.4"
                  aria-hidden="true"
                >
                  <path d="M2 6h8" />
                </svg>
              </button>
            )}
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {items.length - shown.length}개 더 보기
          <span className="only-read-aloud"> ({title})</span>
        </button>
      )}
    </section>
  );
};

type Chosen = 'ntnId' | 'mediaId' | 'featExtrMclsf';
const typedFields = { ntnId: 'nation', mediaId: 'outlet', featExtrMclsf: 'category' } as const;

interface FacetsProps {
  conditions: SearchConditions;
  /** Absent before they are counted, and without hits. */
  facets: SearchFacets | undefined;
  today: string;
  isWaiting: boolean;
  /** Above the results instead of beside them, and folded. */
  isFolded: boolean;
  /** Called with a picked value and its label. */
  onPicked: (field: 'ntnId' | 'mediaId', choice: Choice) => void;
  onChange: (conditions: SearchConditions) => void;
}

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** Facets of the hits by origin and time: each line narrows the search to its value, or leaves it out. */
export const Facets = ({
  conditions,
  facets,
  today,
  isWaiting,
  isFolded,
  onPicked,
  onChange,
}: FacetsProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = (field: Chosen) => (item: FacetItem) => {
    if (field !== 'featExtrMclsf') onPicked(field, { value: item.key, label: item.label });
    onChange(changed(conditions, { [field]: toggled(conditions[field], item.key) }));
  };
  const exclude = (field: Chosen) => (item: FacetItem) =>
    onChange(
      changed(conditions, {
        searchText: withoutValue(conditions.searchText, typedFields[field], item.label),
      }),
    );
  const periods = (facets?.period ?? []).map((item) => ({ ...item, label: periodLabel(item.key) }));
  const inForce =
    conditions.period === 'custom' || conditions.period === 'all'
      ? conditions
      : rangeOf(conditions.period, today);
  const isInForce = ({ key }: FacetItem): boolean => inForce.startDate === key && inForce.endDate === key;
  const togglePeriod = (item: FacetItem) =>
    onChange(
      changed(
        conditions,
        isInForce(item)
          ? { period: 'all', startDate: '', endDate: '' }
          : { period: 'custom', ...rangeOfKey(item.key, today, inForce) },
      ),
    );
  const list = (title: string, field: Chosen, items: readonly FacetItem[]) => (
    <FacetList
      title={title}
      items={items}
      chosen={conditions[field]}
      isExact={facets?.isExact !== false}
      onToggle={toggle(field)}
      onExclude={exclude(field)}
    />
  );
  return (
    <aside
      className={styles.facets}
      aria-label="결과 좁히기"
      aria-busy={isWaiting}
      data-waiting={isWaiting || undefined}
      data-folded={isFolded || undefined}
    >
      {!facets && isWaiting && (
        <div className={styles.bones} aria-hidden="true">
          {Array.from({ length: fewLines }, (_, line) => (
            <div key={line} className={styles.bone} />
          ))}
        </div>
      )}
      {facets && (
        <>
          <div className={styles.unfold}>
            <UnfoldButton
              label="결과 좁히기"
              controls={id}
              isUnfolded={isOpen}
              onToggle={() => setOpen(!isOpen)}
            />
          </div>
          <div id={id} className={styles.body} data-open={isOpen || undefined}>
            {list('국가', 'ntnId', facets.nation)}
            {list('매체', 'mediaId', facets.media)}
            {list('중분류', 'featExtrMclsf', facets.classification)}
            <FacetList
              title="보도일"
              items={periods}
              chosen={periods.filter(isInForce).map(({ key }) => key)}
              isExact={facets.isExact}
              onToggle={togglePeriod}
            />
          </div>
        </>
      )}
    </aside>
  );
};
