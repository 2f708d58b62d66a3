import { memo, type ReactNode } from 'react';
import { periodChange } from '#web/kit/dates/period.ts';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { Combined } from '#web/kit/filters/Combined.tsx';
import { FilterBar } from '#web/kit/filters/FilterBar.tsx';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { usePrefetchCode } from '#web/kit/loading/usePrefetchCode.ts';
import { PlacePickers } from '../../parts/items/itemConditions.tsx';
import { useKind } from '../kind/itemKinds.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ArticleFilters.module.css';

/** The most used conditions. */
const FrontFilters = memo(({ conditions, today, onChange, onPicked }: FilterProps) => {
  const kind = useKind();
  const set = (change: Partial<ArticleConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);

  return (
    <>
      <PeriodChoice
        label={`${kind.dateWord}일`}
        period={conditions.period}
        range={conditions}
        today={today}
        onPeriod={(period) => set(periodChange(period, conditions.period, today))}
        onRange={(range) => set(range, true)}
      />
      <PlacePickers
        conditions={conditions}
        outletLabel={kind.outletLabel}
        onChange={set}
        onPicked={onPicked}
      />
    </>
  );
});

/** Behind a button: not part of the first load. */
const MoreFilters = lazyPart(async () => (await import('./MoreFilters.tsx')).MoreFilters);

export interface FilterProps {
  conditions: ArticleConditions;
  today: string;
  classes: readonly Choice[];
  /** `quietly`: replaces the history entry, as while typing. */
  onChange: (conditions: ArticleConditions, quietly?: boolean) => void;
  /** Called with the name of a picked choice. */
  onPicked: (field: 'ntnId' | 'mediaId', choice: Choice) => void;
}

/** Number of conditions in force behind 상세조건. */
const countOfMore = ({ featExtrMclsf, lang, ...rest }: ArticleConditions): number =>
  featExtrMclsf.length +
  lang.length +
  [
    rest.siteBbsNm,
    rest.labelId,
    rest.keyword,
    rest.excludeText,
    rest.lclsfNm,
    rest.onsiteMediaArticleYn,
  ].filter(Boolean).length +
  [rest.paidAiYn, rest.freeAiYn, rest.menualYn].filter((flag) => flag === 'N').length;

const TitleFilter = ({ conditions, onChange }: FilterProps) => {
  const set = (change: Partial<ArticleConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);
  return (
    <div className={styles.text}>
      <SearchField
        label="제목"
        value={conditions.searchText}
        placeholder="쉼표로 구분"
        combine={conditions.multiSearchCnd}
        onCommit={(searchText, quietly) => set({ searchText }, quietly)}
      />
      <Combined
        text={conditions.searchText}
        value={conditions.multiSearchCnd}
        label="검색어 다중검색 기준"
        onChange={(multiSearchCnd) => set({ multiSearchCnd })}
      />
    </div>
  );
};

interface ArticleFiltersProps extends FilterProps {
  /** Number of all conditions in force. */
  count: number;
  /** Size of the list, in words. */
  total: string | undefined;
  /** The switch that narrows the list to unread items. */
  unread: ReactNode;
}

/** The conditions of the list. Each is applied as soon as it is set. */
export const ArticleFilters = memo(({ count, total, unread, ...props }: ArticleFiltersProps) => {
  const { label } = useKind();
  usePrefetchCode(MoreFilters.read);
  return (
    <FilterBar
      label={`${label} 조회 조건`}
      front={<FrontFilters {...props} />}
      main={<TitleFilter {...props} />}
      more={<MoreFilters {...props} />}
      count={count}
      countOfMore={countOfMore(props.conditions)}
      total={total}
      toggle={unread}
    />
  );
});
