import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { outletOf, titlesOf } from '../../parts/items/itemNames.ts';
import { popupPath } from '../../parts/items/itemPlaces.ts';
import { detailPath, itemKinds, useKind } from '../kind/itemKinds.tsx';
import type { ArticleHighlight, HighlightMember } from './articleRecord.ts';
import styles from './NearDuplicates.module.css';

interface HighlightProps {
  highlight: ArticleHighlight;
  /** In a popup window other items open in the same window, the highlight in another. */
  isPopup: boolean;
}

/** The highlight that contains the item, and its other items. */
export const Highlight = ({ highlight, isPopup }: HighlightProps) => {
  const here = useKind();
  const { clusterId, clusterTtl, articleCount, items } = highlight;
  const whole = `/article/HighLight/Detail/${clusterId}`;
  const elsewhere = isPopup && { target: '_blank' };
  const further = articleCount - 1 - items.length;
  const addressOf = ({ itemKnd, articleId }: HighlightMember): string => {
    const kind = itemKinds.find(({ name }) => name === itemKnd) ?? here;
    return isPopup ? popupPath(kind.name, articleId) : detailPath(kind, articleId);
  };
  return (
    <>
      <p className={styles.whole}>
        <Link to={whole} className={styles.title} {...elsewhere}>
          {clusterTtl} <span className={styles.count}>(기사 {countText(articleCount)})</span>
        </Link>
      </p>
      <ul className={styles.items}>
        {items.map((item) => {
          const { main } = titlesOf(item);
          return (
            <li key={item.articleId}>
              <Link to={addressOf(item)} className={styles.title}>
                <ForeignText language={main.language} as="span" dir="auto">
                  {main.text}
                </ForeignText>
              </Link>
              {outletOf(item) && (
                <p className={styles.facts}>
                  <bdi>{outletOf(item)}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {further > 0 && (
        <p className={styles.further}>
          <Link to={whole} className={styles.title} {...elsewhere}>
            나머지 {countText(further)}은 하이라이트에서 보기
          </Link>
        </p>
      )}
    </>
  );
};
