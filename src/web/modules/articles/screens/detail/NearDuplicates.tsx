import { Link } from 'react-router-dom';
import { formatTime } from '#web/kit/dates/kst.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { outletOf, titlesOf } from '../../parts/items/itemNames.ts';
import { popupPath } from '../../parts/items/itemPlaces.ts';
import { Badge } from '../Badge.tsx';
import { detailPath, type ItemKind, itemKinds, useKind } from '../kind/itemKinds.tsx';
import { detailAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import type { NearDuplicates as Near, NearDuplicate } from './articleRecord.ts';
import styles from './NearDuplicates.module.css';

/** Similarity of two texts in words. `distance`: number of bits in which their fingerprints differ, 0 to 10. */
export const similarityWords = (distance: number): '거의 같음' | '매우 비슷함' | '비슷함' => {
  if (distance <= 3) return '거의 같음';
  return distance <= 7 ? '매우 비슷함' : '비슷함';
};

/** How many near-duplicates the list leaves out; the server counts up to 100. */
export const furtherWords = (shown: number, total: number): string | null => {
  if (total <= shown) return null;
  return total < 100 ? `이 밖에 ${total - shown}건이 더 있습니다.` : '이 밖에 90건이 넘게 더 있습니다.';
};

interface NearDuplicatesProps {
  near: Near;
  /** Conditions of the list it was opened from; absent in a popup window, where links stay in that window. */
  conditions: ArticleConditions | undefined;
}

const addressOf = (
  { articleId, itemKnd }: NearDuplicate,
  here: ItemKind,
  conditions: ArticleConditions | undefined,
): string => {
  const kind = itemKinds.find(({ name }) => name === itemKnd) ?? here;
  if (!conditions) return popupPath(kind.name, articleId);
  return kind.name === here.name ? detailAddress(kind, articleId, conditions) : detailPath(kind, articleId);
};

/** Items with nearly the same text: other versions, or the same text in other outlets. */
export const NearDuplicates = ({ near: { items, total }, conditions }: NearDuplicatesProps) => {
  const here = useKind();
  const further = furtherWords(items.length, total);
  return (
    <>
      <ul className={styles.items}>
        {items.map((item) => {
          const { main } = titlesOf(item);
          const kind = itemKinds.find(({ name }) => name === item.itemKnd);
          return (
            <li key={item.articleId}>
              <Link to={addressOf(item, here, conditions)} className={styles.title}>
                <ForeignText language={main.language} as="span" dir="auto">
                  {main.text}
                </ForeignText>
              </Link>
              <p className={styles.facts}>
                <Badge>{similarityWords(item.distance)}</Badge>
                {kind && kind.name !== here.name && <span>{kind.label}</span>}
                {outletOf(item) && <bdi>{outletOf(item)}</bdi>}
                {item.frmTrsfNscvrgDt && (
                  <time dateTime={item.frmTrsfNscvrgDt}>{formatTime(item.frmTrsfNscvrgDt)}</time>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {further && <p className={styles.further}>{further}</p>}
    </>
  );
};
