import { Activity, memo, useId, useState } from 'react';
import type { Choice } from '#web/shared/filters/ChoicePicker.tsx';
import { useKind } from '../kind/KindContext.tsx';
import type { ArticleConditions } from '../query/conditions.ts';
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

/**
 * The conditions most asked for in one row, the others behind 상세조건: drawn while nobody waits, and shown when pressed.
 * Each takes effect as it is set.
 */
export const ArticleFilters = memo((props: FilterProps) => {
  const { label } = useKind();
  const [isUnfolded, setUnfolded] = useState(() => hasMore(props.conditions));
  const moreId = useId();
  return (
    <search className={styles.card} aria-label={`${label} 조회 조건`}>
      <div className={styles.row}>
        <FrontFilters {...props} />
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
      <div id={moreId}>
        <Activity mode={isUnfolded ? 'visible' : 'hidden'}>
          <MoreFilters {...props} />
        </Activity>
      </div>
    </search>
  );
});
