import { useState } from 'react';
import type { BoardPostItem } from '#generated/types/boardPost.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import styles from './cover.module.css';
import { pictureUrl } from './pictureUrl.ts';

type Covered = Pick<BoardPostItem, 'pstId' | 'cvrFileId'>;

const Placeholder = () => (
  <span className={styles.none} aria-hidden="true">
    <Icon outline={icons.picture} />
  </span>
);

/** The cover picture of a post, with its height reserved while loading; a placeholder if there is none. */
export const Cover = ({ post: { pstId, cvrFileId } }: { post: Covered }) => {
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
