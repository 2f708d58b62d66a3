import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Post } from '#generated/types/post.ts';
import { useIsAdmin, useMay } from '#web/admin/spec/rights.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { FileList } from '#web/kit/files/FileList.tsx';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import { HtmlText } from '#web/kit/html/HtmlText.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import print from '#web/kit/print/print.module.css';
import {
  affiliationOf,
  isGroupRecipient,
  type Recipient,
  recipientKey,
  recipientName,
} from '#web/modules/accounts/index.ts';
import type { StoredPost } from '../../../admin/post/FetchedPost.tsx';
import { OpenedPost, type PostBodyProps } from '../../../admin/post/OpenedPost.tsx';
import { PostActions } from '../../../admin/post/PostActions.tsx';
import { PostFacts, PostHead } from '../../../admin/post/PostHead.tsx';
import type { PostComment } from '../../../admin/post/thread.ts';
import { MailLog } from '../../../parts/mail/MailLog.tsx';
import { type Neighbour, PostNeighbours } from '../../../parts/neighbours/PostNeighbours.tsx';
import { communication, notices, ofBoard, useBoard } from './BoardContext.tsx';
import styles from './detail.module.css';
import { PostFields } from './PostFields.tsx';
import { ReadState } from './ReadState.tsx';

const Comments = lazyPart(async () => (await import('../../../admin/post/Comments.tsx')).Comments);
const StateForm = lazyPart(async () => (await import('../../../admin/post/StateForm.tsx')).StateForm);

/** The user's permissions for a post of the board. The server checks them again. */
const usePostRights = (post: Pick<Post, 'rgtrId' | 'recipientIds' | 'recipientGroups'> | undefined) => {
  const { kind, spec } = useBoard();
  const isAdmin = useIsAdmin();
  const writes = useMay(spec).insert;
  const user = useSession((state) => state.user?.user);
  const moderates = isAdmin || (kind === 'BOARD' && user?.cmnctBbsMngrYn === 'Y');
  const isAuthor = post !== undefined && post.rgtrId !== null && post.rgtrId === user?.userId;
  const isAddressed =
    kind === 'BOARD' &&
    user !== undefined &&
    ((post?.recipientIds ?? []).includes(user.userId) ||
      (user.groupId !== null && (post?.recipientGroups ?? []).includes(user.groupId)));
  return {
    /** Write comments: the recipients of a post may answer it. */
    comments: writes || isAddressed,
    /** Moderate the board. */
    moderates,
    /** Change and delete the post, and see its readers. */
    answers: moderates || isAuthor,
    change: writes && (moderates || isAuthor),
    /** Send it by mail, and see the state of those mails. */
    mail: writes && (isAdmin || isAuthor),
    setState: isAdmin && kind === 'BOARD',
  };
};

/** The recipients of the post, and whether all users may read it. */
const Recipients = ({
  recipients,
  isReleased,
}: {
  recipients: readonly Recipient[];
  isReleased: boolean;
}) => (
  <section className={styles.recipients} aria-label="수신자">
    <h2>받는 사람</h2>
    <ul>
      {recipients.map((one) => (
        <li key={recipientKey(one)} title={affiliationOf(one) || undefined}>
          {isGroupRecipient(one) && <Icon outline={icons.group} />}
          {recipientName(one)}
          {isGroupRecipient(one) && <span className="only-read-aloud"> 그룹</span>}
        </li>
      ))}
    </ul>
    {isReleased && <p>공개되어 이 게시판을 볼 수 있는 모든 사람이 읽습니다.</p>}
  </section>
);

/** A post in reading view, on its page or beside the list; beside the list it cannot be deleted. */
export const PostBody = ({ data, onEdit, isInPane = false }: PostBodyProps) => {
  const { kind, path, spec, hasComments } = useBoard();
  const { state } = useLocation();
  const notify = useNotify();
  const queries = useQueryClient();
  const post = data as StoredPost & Post;
  const may = usePostRights(post);
  const [sending, setSending] = useState<number>();
  const mailed = { boardKnd: 'post', pstId: post.pstId } as const;
  const changed = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === spec.name });

  return (
    <div className={`${styles.page} ${print.record}`}>
      {isInPane ? <PostFacts post={post} /> : <PostHead post={post} />}
      {kind === 'BOARD' && (
        <Recipients recipients={(data.recipients ?? []) as Recipient[]} isReleased={post.rlsYn === 'Y'} />
      )}
      <div className={styles.body}>
        <HtmlText html={post.cn ?? ''} />
      </div>
      <FileList files={choiceOf(data.files).stored} secure={false} />
      <PostActions
        entity={spec.name}
        path={path}
        data={data}
        isInPane={isInPane}
        mayChange={may.change}
        question={
          hasComments
            ? '이 글을 삭제하시겠습니까? 댓글과 첨부파일도 볼 수 없게 됩니다.'
            : '이 글을 삭제하시겠습니까? 첨부파일도 볼 수 없게 됩니다.'
        }
        mail={may.mail ? { record: mailed, hasRecipients: kind === 'BOARD' } : undefined}
        onMailed={setSending}
        onEdit={onEdit}
      />
      {may.setState && (
        <StateForm
          key={`${String(data.sttsCd)} ${String(data.prcsClsfCd)}`}
          post={data}
          onSaved={(sentence) => {
            notify(sentence, { type: 'success' });
            changed();
          }}
        />
      )}
      {(may.answers || may.mail) && (
        <div className={styles.records}>
          {may.answers && <ReadState pstId={post.pstId} isAddressed={kind === 'BOARD'} />}
          {may.mail && <MailLog key={sending ?? 'none'} record={mailed} startsOpen={sending !== undefined} />}
        </div>
      )}
      {hasComments && (
        <Comments
          pstId={post.pstId}
          comments={(data.comments ?? []) as PostComment[]}
          secure={false}
          mayWrite={may.comments}
          moderates={may.moderates}
          onChanged={changed}
        />
      )}
      {!isInPane && (
        <PostNeighbours
          path={path}
          previous={data.previous as Neighbour | null}
          next={data.next as Neighbour | null}
          state={state}
        />
      )}
    </div>
  );
};

/**
 * /communication/Notice/Detail/:id and /communication/Board/Detail/:id: first the reading view, from there answered or
 * edited.
 */
const PostPage = () => {
  const { kind, path, spec } = useBoard();
  return (
    <OpenedPost
      entity={spec.name}
      path={path}
      isHere={({ pstKndCd }) => pstKndCd === kind}
      fields={PostFields}
      body={PostBody}
    />
  );
};

export const NoticePage = ofBoard(notices, PostPage);
export const CommunicationPage = ofBoard(communication, PostPage);
