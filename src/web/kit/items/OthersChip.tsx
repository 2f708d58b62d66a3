import { grouped } from '#contract/countText.ts';
import { RowLink } from '../routing/RowLink.tsx';
import styles from './OthersChip.module.css';

interface Clustered {
  clusterId?: number | null;
  clusterOtherCnt?: number | null;
}

/** Others about the same matter: how many, and the way to all of them. Nothing where an item stands alone. */
export const OthersChip = ({ item }: { item: Clustered }) => {
  if (!item.clusterId || !item.clusterOtherCnt) return null;
  const count = grouped(item.clusterOtherCnt);
  return (
    <RowLink
      to={`/article/HighLight/Detail/${item.clusterId}`}
      title={`같은 일을 다룬 다른 글 ${count}건이 묶인 하이라이트`}
      className={styles.chip}
    >
      외 {count}건
    </RowLink>
  );
};
