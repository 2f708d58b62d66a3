import { memo, type ReactNode } from 'react';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { Combined } from '#web/kit/filters/Combined.tsx';
import { FilterBar } from '#web/kit/filters/FilterBar.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { useKind } from '../kind/KindContext.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ArticleFilters.module.css';
import { FrontFilters } from './FrontFilters.tsx';
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

/** How many of the conditions behind 상세조건 are in force. */
const countOfMore = ({ featExtrMclsf, lang, ...rest }: ArticleConditions): number =>
  featExtrMclsf.length +
  lang.length +
  [rest.siteBbsNm, rest.keyword, rest.excludeText, rest.lclsfNm, rest.onsiteMediaArticleYn].filter(Boolean)
    .length +
  [rest.paidAiYn, rest.freeAiYn, rest.menualYn].filter((flag) => flag === 'N').length;

const TitleFilter = ({ conditions, onChange }: FilterProps) => {
  const set = (change: Partial<ArticleConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);
  return (
    <div className={styles.text}>
      <SearchField
        label="제목"
        value={conditions.searchText}
        placeholder="쉼표로 여러 검색어"
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
  /** Number of what the list holds, in words. */
  total: string | undefined;
  /** Narrows the list to what is unread. */
  unread: ReactNode;
}

/** The conditions of the list. Each takes effect as it is set. */
export const ArticleFilters = memo(({ count, total, unread, ...props }: ArticleFiltersProps) => (
  <FilterBar
    label={`${useKind().label} 조회 조건`}
    front={<FrontFilters {...props} />}
    main={<TitleFilter {...props} />}
    more={<MoreFilters {...props} />}
    count={count}
    countOfMore={countOfMore(props.conditions)}
    total={total}
    toggle={unread}
  />
));
