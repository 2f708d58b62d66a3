import { useContext, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { BoardPostItem } from '#generated/types/boardPost.ts';
import { PickingContext } from '#web/admin/kinds/contexts.ts';
import { usePickRecord, useRecordLink } from '#web/admin/list/useRecordLink.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatDay } from '#web/kit/dates/kst.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { PickBox } from '#web/kit/lists/PickBox.tsx';
import { storeListPlace } from '#web/kit/returning/listPlace.ts';
import { useBoard } from './BoardContext.tsx';
import styles from './pictureRows.module.css';
import { pictureUrl } from './pictureUrl.ts';

type Covered = Pick<BoardPostItem, 'pstId' | 'cvrFileId'>;

const Placeholder = () => (
  <span className={styles.none} aria-hidden="true">
    <Icon outline={icons.picture} />
  </span>
);

/** The cover picture of a post, with its height reserved while loading; a placeholder if there is none. */
const Cover = ({ post: { pstId, cvrFileId } }: { post: Covered }) => {
  const [isLost, setLost] = useState(false);
  return (
    <span className={styles.cover}>
      {cvrFileId && !isLost ? (
        <img
          src={pictureUrl(pstId, cvrFileId)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
        />
      ) : (
        <Placeholder />
      )}
    </span>
  );
};

interface PictureProps {
  post: BoardPostItem & { id: string };
  /** undefined: rows are not being picked. */
  isPicked: boolean | undefined;
  onPick: (id: string, isRange: boolean) => void;
}

const Picture = ({ post, isPicked, onPick }: PictureProps) => {
  const { pathname, search } = useLocation();
  const linkOf = useRecordLink();
  const count = post.fileIdList?.length ?? 0;
  return (
    <li className={styles.item}>
      {isPicked !== undefined && (
        <span className={styles.pick}>
          <PickBox
            label={`${post.ttl ?? ''} 선택`}
            checked={isPicked}
            isOfRow
            onChange={(isRange) => onPick(post.id, isRange)}
          />
        </span>
      )}
      <Cover key={post.cvrFileId} post={post} />
      <div className={styles.words}>
        {post.pstClsfCdNm && (
          <p>
            <Badge>{post.pstClsfCdNm}</Badge>
          </p>
        )}
        <h2 className={styles.title}>
          <Link
            to={linkOf({ ...post })}
            state={{ listSearch: search }}
            data-record={post.id}
            onClick={() => storeListPlace(pathname + search, post.id)}
          >
            {post.ttl}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>{formatDay(post.regDt)}</span>
          <span>{post.rgtrNm}</span>
          <span>조회 {grouped(post.inqCnt)}</span>
          {count > 0 && (
            <span className={styles.files}>
              <Icon outline={icons.attachment} />
              <span className="only-read-aloud">첨부파일 </span>
              {count}
            </span>
          )}
        </p>
      </div>
    </li>
  );
};

/** The rows of the list as pictures with titles: portrait cards, or a gallery of wide ones. */
export const PictureRows = () => {
  const { board } = useBoard();
  const { data = [], isFetching, selectedIds } = useListContext<BoardPostItem & { id: string }>();
  const isPicking = useContext(PickingContext);
  const pick = usePickRecord();
  return (
    <ul
      className={board.view === 'cards' ? styles.cards : styles.gallery}
      aria-label={`${board.name} 목록`}
      aria-busy={isFetching}
    >
      {data.map((post) => (
        <Picture
          key={post.id}
          post={post}
          isPicked={isPicking ? selectedIds.includes(post.id) : undefined}
          onPick={pick}
        />
      ))}
    </ul>
  );
};
