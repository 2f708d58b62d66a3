import type { ComponentProps } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import print from '#web/kit/print/print.module.css';
import { backLinkProps, listBefore } from '#web/kit/returning/listPlace.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { MailButton } from '../../parts/mail/MailButton.tsx';
import type { PostPlace } from './FetchedPost.tsx';
import type { PostBodyProps } from './OpenedPost.tsx';
import styles from './post.module.css';
import { useDeletePost } from './useDeletePost.ts';

interface PostActionsProps extends Pick<PostPlace, 'entity' | 'path'>, PostBodyProps {
  mayChange: boolean;
  /** Confirmation before the post is deleted. */
  question: string;
  /** Props of the mail button; undefined without permission. */
  mail: Pick<ComponentProps<typeof MailButton>, 'record' | 'hasRecipients'> | undefined;
  /** Called after sending, with the id of the mail. */
  onMailed: (mailId: number | undefined) => void;
}

/** Actions on a post in reading view; beside the list it cannot be deleted. */
export const PostActions = ({
  entity,
  path,
  data,
  mayChange,
  question,
  mail,
  onMailed,
  onEdit,
  isInPane = false,
}: PostActionsProps) => {
  const { state } = useLocation();
  const notify = useNotify();
  const back = listBefore(path, state);
  const remove = useDeletePost(entity, question, back);
  return (
    <div className={`${styles.actions} ${print.screenOnly}`}>
      {!isInPane && (
        <Link to={back} {...backLinkProps} className={buttons.tertiary}>
          목록으로
        </Link>
      )}
      {mail && (
        <MailButton
          {...mail}
          onSent={({ mailId, words }) => {
            onMailed(mailId ?? undefined);
            notify(words, { type: 'success' });
          }}
        />
      )}
      <span className="row-end">
        <button type="button" className={buttons.tertiary} data-action="print" onClick={() => window.print()}>
          인쇄
        </button>
        {mayChange && (
          <>
            {!isInPane && (
              <button type="button" className={buttons.tertiary} onClick={() => void remove(data)}>
                삭제
              </button>
            )}
            <button type="button" className={buttons.primary} data-action="edit" onClick={onEdit}>
              수정
            </button>
          </>
        )}
      </span>
    </div>
  );
};
