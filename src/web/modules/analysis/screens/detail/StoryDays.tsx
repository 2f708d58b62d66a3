import { Link, useLocation } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { dayWords } from '../query/conditions.ts';
import { listPath } from '../query/path.ts';
import type { ClusterRecord } from './clusterRecord.ts';
import styles from './Edits.module.css';
import { Panel } from './Panel.tsx';

/** The same issue on the days before and after. */
export const StoryDays = ({ cluster: { storyDayList = [] } }: { cluster: ClusterRecord }) => {
  const { search } = useLocation();
  if (storyDayList.length === 0) return null;
  return (
    <Panel title="이어진 날">
      <ol className={styles.days}>
        {storyDayList.map(({ clusterId, clusterDt, clusterTtl, articleCount }) => (
          <li key={clusterId}>
            <Link to={`${listPath}/Detail/${clusterId}${search}`}>
              <span className={styles.day}>{dayWords(clusterDt)}</span>
              <span dir="auto" className={styles.dayTitle}>
                {clusterTtl}
              </span>
              <span className={styles.dayCount}>{countText(articleCount)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
