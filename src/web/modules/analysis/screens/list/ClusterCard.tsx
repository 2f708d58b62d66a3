import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { ClusterItem } from '#generated/types/cluster.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { PickBox } from '#web/kit/lists/PickBox.tsx';
import { storeListPlace } from '#web/kit/returning/listPlace.ts';
import { regionLabels } from '#web/modules/articles/index.ts';
import { TrayButton } from '#web/modules/briefing/index.ts';
import { dayWords } from '../query/conditions.ts';
import { detailPath, listPath } from '../query/path.ts';
import styles from './ClusterCard.module.css';

interface ClusterCardProps {
  item: ClusterItem;
  /** The list's query, which is passed on to the detail's address. */
  query: string;
  /** Shows the day, in a list of several days. */
  showsDay: boolean;
  /** undefined: cards are not being picked. */
  isPicked: boolean | undefined;
  onPick: (clusterId: number, isRange: boolean) => void;
}

const counted = (n: number | null | undefined): string => grouped(n ?? 0);

/** The names, and the number of further ones. @param unit Korean counter of that number */
const namesOf = (
  names: readonly string[] | null | undefined,
  all: number | null | undefined,
  unit: string,
): string => {
  const shown = names ?? [];
  const rest = (all ?? 0) - shown.length;
  return [shown.join(', '), rest > 0 && `외\u00A0${counted(rest)}${unit}`].filter(Boolean).join(' ');
};

/** A highlight: its size, classes, first articles and sources. */
export const ClusterCard = ({ item, query, showsDay, isPicked, onPick }: ClusterCardProps) => {
  const { clusterId, clusterTtl, lclsfNm, featExtrMclsfNm, clusterDt, articleCount, leadTtlList } = item;
  const region = lclsfNm && regionLabels[lclsfNm];
  const leads = (leadTtlList ?? []).filter((title) => title !== clusterTtl);
  const outlets = namesOf(item.mainMediaNmList, item.mediaCount, '곳');
  const nations = namesOf(item.mainNtnNmList, item.ntnCount, '개국');
  return (
    <li className={styles.card}>
      {isPicked !== undefined && (
        <div className={styles.pick}>
          <PickBox
            label={`${clusterTtl} 선택`}
            checked={isPicked}
            isOfRow
            onChange={(isRange) => onPick(clusterId, isRange)}
          />
        </div>
      )}
      <p className={styles.count}>
        <span className="only-read-aloud">기사 </span>
        <strong>{counted(articleCount)}</strong>건
      </p>
      <div className={styles.middle}>
        <h2 className={styles.title}>
          <Link
            to={detailPath(clusterId) + query}
            id={`c${clusterId}`}
            data-record={clusterId}
            onClick={() => storeListPlace(listPath + query, clusterId)}
          >
            <span dir="auto">{clusterTtl}</span>
          </Link>
        </h2>
        <div className={styles.badges}>
          {showsDay && <span className={styles.day}>{dayWords(clusterDt)}</span>}
          {region && <Badge>{region}</Badge>}
          {featExtrMclsfNm && <Badge>{featExtrMclsfNm}</Badge>}
          {!region && !featExtrMclsfNm && <span className={styles.day}>미분류</span>}
          <span className={styles.tray}>
            <TrayButton kind="cluster" id={clusterId} title={clusterTtl} describedBy={`c${clusterId}`} />
          </span>
        </div>
        {leads.length > 0 && (
          <ul className={styles.leads} aria-label="대표 기사">
            {leads.map((title, index) => (
              <li key={index} dir="auto">
                {title}
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className={styles.sources}>
        {outlets && (
          <div>
            <dt>매체</dt>
            <dd>
              <bdi>{outlets}</bdi>
            </dd>
          </div>
        )}
        {nations && (
          <div>
            <dt>국가</dt>
            <dd>{nations}</dd>
          </div>
        )}
      </dl>
    </li>
  );
};

/** Skeleton of a card, of about the same height. */
export const CardSkeleton = () => (
  <li className={styles.skeleton} aria-hidden="true" data-waiting>
    <span />
    <span />
  </li>
);
