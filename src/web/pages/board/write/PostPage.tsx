import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Post } from '#generated/types/post.ts';
import { Comments } from '#web/admin/overrides/post/Comments.tsx';
import { OpenedPost, type PostBodyProps } from '#web/admin/overrides/post/OpenedPost.tsx';
import { PostHead } from '#web/admin/overrides/post/PostHead.tsx';
import { StateForm } from '#web/admin/overrides/post/StateForm.tsx';
import type { PostComment } from '#web/admin/overrides/post/thread.ts';
import { MailButton } from '#web/shared/boardMail/MailButton.tsx';
import { MailLog } from '#web/shared/boardMail/MailLog.tsx';
import { askConfirm } from '#web/shared/dialogs/dialogStore.ts';
import { FileList } from '#web/shared/files/FileList.tsx';
import { choiceOf } from '#web/shared/files/fileChoice.ts';
import { HtmlText } from '#web/shared/html/HtmlText.tsx';
import { type Neighbour, PostNeighbours } from '#web/shared/neighbours/PostNeighbours.tsx';
import print from '#web/shared/print/print.module.css';
import type { Recipient } from '#web/shared/recipients/recipient.ts';
import buttons from '#web/shared/theme/Button.module.css';
import { ofBoard, useBoard } from './BoardContext.tsx';
import { communication, notices } from './boards.ts';
import styles from './detail.module.css';
import { PostFields } from './PostFields.tsx';
import { ReadState } from './ReadState.tsx';
import { Recipients } from './Recipients.tsx';
import { usePostRights } from './usePostRights.ts';

const PostBody = ({ data, onEdit }: PostBodyProps) => {
  const { kind, path, spec, hasComments } = useBoard();
  const { state } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const post = data as unknown as Post;
  const may = usePostRights(post);
  const [sending, setSending] = useState<number>();
  const mailed = { boardKnd: 'post', pstId: post.pstId } as const;
  const back = path + ((state as { listSearch?: string } | null)?.listSearch ?? '');
  const changed = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === spec.name });

  const remove = async () => {
    const question = hasComments
      ? '이 글을 삭제하시겠습니까? 댓글과 첨부파일도 볼 수 없게 됩니다.'
      : '이 글을 삭제하시겠습니까? 첨부파일도 볼 수 없게 됩니다.';
    if (!(await askConfirm(question, '삭제'))) return;
    try {
      await dataProvider.delete(spec.name, { id: data.id, previousData: data });
    } catch (failure) {
      return notify((failure as Error).message, { type: 'error' });
    }
    notify('ra.notification.deleted', { type: 'success' });
    await queries.invalidateQueries({ queryKey: [spec.name, 'getList'] });
    return navigate(back);
  };
  return (
    <div className={`${styles.page} ${print.record}`}>
      <PostHead post={post} />
      {kind === 'BOARD' && (
        <Recipients recipients={(data.recipients ?? []) as Recipient[]} isReleased={post.rlsYn === 'Y'} />
      )}
      <div className={styles.body}>
        <HtmlText html={post.cn ?? ''} />
      </div>
      <FileList files={choiceOf(data.files).stored} secure={false} />
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
      {may.answers && <ReadState pstId={post.pstId} isAddressed={kind === 'BOARD'} />}
      {may.mail && <MailLog key={sending ?? 'none'} record={mailed} startsOpen={sending !== undefined} />}
      {hasComments && (
        <Comments
          pstId={post.pstId}
          comments={(data.comments ?? []) as PostComment[]}
          secure={false}
          mayWrite={may.comments}
          keeps={may.keeps}
          onChanged={changed}
        />
      )}
      <div className={`${styles.actions} ${print.screenOnly}`}>
        <Link to={back} className={buttons.tertiary}>
          목록으로
        </Link>
        {may.mail && (
          <MailButton
            record={mailed}
            hasRecipients={kind === 'BOARD'}
            onSent={({ mailId, sent }) => {
              setSending(mailId ?? undefined);
              notify(`${sent}명에게 메일을 보냅니다.`, { type: 'success' });
            }}
          />
        )}
        <span className={styles.right}>
          <button type="button" className={buttons.tertiary} onClick={() => window.print()}>
            인쇄
          </button>
          {may.change && (
            <>
              <button type="button" className={buttons.tertiary} onClick={() => void remove()}>
                삭제
              </button>
              <button type="button" className={buttons.primary} onClick={onEdit}>
                수정
              </button>
            </>
          )}
        </span>
      </div>
      <PostNeighbours
        path={path}
        previous={data.previous as Neighbour | null}
        next={data.next as Neighbour | null}
        state={state}
      />
    </div>
  );
};

/** /communication/Notice/Detail/:id and /communication/Board/Detail/:id: read first, then answered or changed. */
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
