import { isPicture } from '#contract/pictures.ts';
import type { BoardPost } from '#generated/types/boardPost.ts';
import styles from './pictures.module.css';
import { pictureUrl } from './pictureUrl.ts';

/** The attached pictures of a post, one below the other, as a card news is read. */
export const Pictures = ({ post: { pstId, files } }: { post: Pick<BoardPost, 'pstId' | 'files'> }) => {
  const pictures = files.filter(({ fileExtn }) => isPicture(fileExtn));
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label="그림">
      {pictures.map(({ fileId, orgnlFileNm, expln }) => (
        <li key={fileId}>
          <img src={pictureUrl(pstId, fileId)} alt={expln || orgnlFileNm} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
};
