import { grouped } from '#contract/countText.ts';
import { RowLink } from '#web/kit/routing/RowLink.tsx';
import styles from './OthersChip.module.css';

interface Clustered {
  clusterId?: number | null;
  clusterOtherCnt?: number | null;
}

/** The number of other items on the same issue, with a link to all of them. Renders nothing if there are none. */
export const OthersChip = ({ item }: { item: Clustered }) => {
  if (!item.clusterId || !item.clusterOtherCnt) return null;
  const count = grouped(item.clusterOtherCnt);
  return (
    <RowLink
      to={`/article/HighLight/Detail/${item.clusterId}`}
      title={`같은 사안을 다룬 다른 글 ${count}건 보기`}
      className={styles.chip}
    >
      외 {count}건
    </RowLink>
  );
};
