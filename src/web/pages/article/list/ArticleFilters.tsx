import { memo, useId, useState } from 'react';
import { searchNations, searchOutlets } from '#web/shared/choices/placesAndOutlets.ts';
import { type Period, rangeOf } from '#web/shared/dates/period.ts';
import { type Choice, ChoicePicker } from '#web/shared/filters/ChoicePicker.tsx';
import { Combined } from '#web/shared/filters/Combined.tsx';
import { PeriodChoice } from '#web/shared/filters/PeriodChoice.tsx';
import { SearchField } from '#web/shared/filters/SearchField.tsx';
import { useKind } from '../kind/KindContext.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ArticleFilters.module.css';
import { MoreFilters } from './MoreFilters.tsx';

export interface FilterProps {
  conditions: ArticleConditions;
  today: string;
  classes: readonly Choice[];
  /** `quietly`: the change goes on with the one before it, as in typing. */
  onChange: (conditions: ArticleConditions, quietly?: boolean) => void;
  /** Learns the name of what was picked. */
  onPicked: (field: 'ntnId' | 'mediaId', choice: Choice) => void;
}

const hasMore = ({
  featExtrMclsf,
  lang,
  siteBbsNm,
  keyword,
  excludeText,
  ...flags
}: ArticleConditions): boolean =>
  featExtrMclsf.length + lang.length > 0 ||
  siteBbsNm !== '' ||
  keyword !== '' ||
  excludeText !== '' ||
  [flags.paidAiYn, flags.freeAiYn, flags.menualYn].includes('N');

/** The conditions most asked for in one row, the others behind 상세조건. Each takes effect as it is set. */
export const ArticleFilters = memo((props: FilterProps) => {
  const { conditions, today, onChange, onPicked } = props;
  const kind = useKind();
  const [isUnfolded, setUnfolded] = useState(() => hasMore(conditions));
  const moreId = useId();
  const set = (change: Partial<ArticleConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);

  const setPeriod = (period: Period) => {
    // days of one's own begin as those that were shown
    const before =
      conditions.period === 'custom' || conditions.period === 'all' ? 'month' : conditions.period;
    set({ period, ...(period === 'custom' ? rangeOf(before, today) : { startDate: '', endDate: '' }) });
  };

  return (
    <search className={styles.card} aria-label={`${kind.label} 조회 조건`}>
      <div className={styles.row}>
        <PeriodChoice
          label="보도일"
          period={conditions.period}
          range={conditions}
          today={today}
          onPeriod={setPeriod}
          onRange={(range) => set(range, true)}
        />
        <ChoicePicker
          label="국가"
          name="nation"
          value={conditions.ntnId}
          search={searchNations}
          onChange={(ntnId, choice) => {
            onPicked('ntnId', choice);
            set({ ntnId });
          }}
        />
        <ChoicePicker
          label={kind.outletLabel}
          name="outlet"
          value={conditions.mediaId}
          search={searchOutlets}
          onChange={(mediaId, choice) => {
            onPicked('mediaId', choice);
            set({ mediaId });
          }}
        />
        <div className={styles.text}>
          <SearchField
            label="제목"
            value={conditions.searchText}
            placeholder="쉼표로 여러 검색어"
            onCommit={(searchText, quietly) => set({ searchText }, quietly)}
          />
          <Combined
            text={conditions.searchText}
            value={conditions.multiSearchCnd}
            label="검색어 다중검색 기준"
            onChange={(multiSearchCnd) => set({ multiSearchCnd })}
          />
        </div>
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          aria-controls={moreId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          상세조건
          <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
            <path d="m2 4 4 4 4-4" />
          </svg>
        </button>
      </div>
      <div id={moreId} hidden={!isUnfolded}>
        {isUnfolded && <MoreFilters {...props} />}
      </div>
    </search>
  );
});
