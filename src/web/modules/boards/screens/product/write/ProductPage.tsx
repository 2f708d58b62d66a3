import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPicture } from '#contract/pictures.ts';
import type { BoardPost } from '#generated/types/boardPost.ts';
import { useIsAdmin, useMay } from '#web/admin/spec/rights.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { FileList } from '#web/kit/files/FileList.tsx';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import { HtmlText } from '#web/kit/html/HtmlText.tsx';
import print from '#web/kit/print/print.module.css';
import type { StoredPost } from '../../../admin/post/FetchedPost.tsx';
import { OpenedPost, type PostBodyProps } from '../../../admin/post/OpenedPost.tsx';
import { PostActions } from '../../../admin/post/PostActions.tsx';
import { PostFacts, PostHead } from '../../../admin/post/PostHead.tsx';
import { MailLog } from '../../../parts/mail/MailLog.tsx';
import { type Neighbour, PostNeighbours } from '../../../parts/neighbours/PostNeighbours.tsx';
import { onBoard, useBoard } from './BoardContext.tsx';
import { PostFields } from './PostFields.tsx';
import picturesStyles from './pictures.module.css';
import { pictureUrl } from './pictureUrl.ts';
import styles from './productPage.module.css';

/** The attached pictures of a post, one below the other, as a card news is read. */
const Pictures = ({ post: { pstId, files } }: { post: Pick<BoardPost, 'pstId' | 'files'> }) => {
  const pictures = files.filter(({ fileExtn }) => isPicture(fileExtn));
  if (pictures.length === 0) return null;
  return (
    <ul className={picturesStyles.pictures} aria-label="그림">
      {pictures.map(({ fileId, orgnlFileNm, expln }) => (
        <li key={fileId}>
          <img src={pictureUrl(pstId, fileId)} alt={expln || orgnlFileNm} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
};

/** True for the author and administrators with write permission here. The server checks it again. */
const useMayChange = ({ rgtrId }: Pick<BoardPost, 'rgtrId'>): boolean => {
  const { spec } = useBoard();
  const isAdmin = useIsAdmin();
  const writes = useMay(spec).update;
  const userId = useSession(({ user }) => user?.user.userId);
  return writes && (isAdmin || (rgtrId !== null && rgtrId === userId));
};

/** A post in reading view, on its page or beside the list; beside the list it cannot be deleted. */
export const PostBody = ({ data, onEdit, isInPane = false }: PostBodyProps) => {
  const { board, spec } = useBoard();
  const { state } = useLocation();
  const post = data as StoredPost & BoardPost;
  const mayChange = useMayChange(post);
  const [sending, setSending] = useState<number>();
  const mailed = { boardKnd: 'product', pstId: post.pstId } as const;

  return (
    <article className={`${styles.page} ${print.record}`}>
      {isInPane ? <PostFacts post={post} /> : <PostHead post={post} />}
      <div className={styles.body}>
        <HtmlText html={post.cn ?? ''} />
      </div>
      {board.view !== 'table' && <Pictures post={post} />}
      <FileList files={choiceOf(data.files).stored} secure={false} />
      <PostActions
        entity={spec.name}
        path={board.url}
        data={data}
        isInPane={isInPane}
        mayChange={mayChange}
        question="이 글을 삭제하시겠습니까? 첨부파일도 볼 수 없게 됩니다."
        mail={mayChange ? { record: mailed, hasRecipients: false } : undefined}
        onMailed={setSending}
        onEdit={onEdit}
      />
      {mayChange && <MailLog key={sending ?? 'none'} record={mailed} startsOpen={sending !== undefined} />}
      {!isInPane && (
        <PostNeighbours
          path={board.url}
          previous={data.previous as Neighbour | null}
          next={data.next as Neighbour | null}
          state={state}
        />
      )}
    </article>
  );
};

/** A post of a board: first the reading view, from there edited. */
const Page = () => {
  const { board, spec } = useBoard();
  return (
    <OpenedPost
      entity={spec.name}
      path={board.url}
      isHere={({ menuId }) => menuId === board.menuId}
      fields={PostFields}
      body={PostBody}
    />
  );
};

export const ProductPage = onBoard(Page);
