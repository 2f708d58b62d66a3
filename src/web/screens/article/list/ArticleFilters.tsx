import { Activity, memo, useDeferredValue, useId, useState } from 'react';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { UnfoldButton } from '#web/kit/filters/UnfoldButton.tsx';
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
 * The conditions most asked for in one row, or those of them that fit above a list on a phone, the others behind 상세조건: drawn while nobody waits, and shown when pressed.
 * Each takes effect as it is set.
 */
export const ArticleFilters = memo((props: FilterProps) => {
  const { label } = useKind();
  const [isUnfolded, setUnfolded] = useState(() => hasMore(props.conditions));
  // the button answers first, what it shows follows
  const isShown = useDeferredValue(isUnfolded);
  const moreId = useId();
  return (
    <search className={styles.card} aria-label={`${label} 조회 조건`}>
      <div className={styles.row} data-folded={!isUnfolded || undefined}>
        <FrontFilters {...props} />
        <UnfoldButton
          label="상세조건"
          controls={moreId}
          isUnfolded={isUnfolded}
          onToggle={() => setUnfolded(!isUnfolded)}
          className={styles.unfold}
        />
      </div>
      <div id={moreId}>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <MoreFilters {...props} />
        </Activity>
      </div>
    </search>
  );
});
