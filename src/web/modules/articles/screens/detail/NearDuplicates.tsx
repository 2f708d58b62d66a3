import { Link } from 'react-router-dom';
import { formatTime } from '#web/kit/dates/kst.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { outletOf, titlesOf } from '../../parts/items/itemNames.ts';
import { popupPath } from '../../parts/items/itemPlaces.ts';
import { Badge } from '../Badge.tsx';
import { detailPath, type ItemKind, itemKinds } from '../kind/itemKinds.ts';
import { useKind } from '../kind/KindContext.tsx';
import { detailAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import type { NearDuplicates as Near, NearDuplicate } from './articleRecord.ts';
import styles from './NearDuplicates.module.css';
import { furtherWords, similarityWords } from './similarityWords.ts';

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
