import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { backLinkProps, listBefore } from '#web/kit/returning/listPlace.ts';
import { EmptyState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';

/** True if the last part of an address can be a post id; only then the server is asked. */
export const isPostId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** The post does not exist, or the id is invalid: a retry would not help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 400);

interface MissingPostProps {
  /** Address of the board. */
  path: string;
  title?: string;
  /** Replaces the link to the board. */
  wayOut?: ReactNode;
}

/** The post does not exist, or belongs to another board; either way with a link to continue. */
export const MissingPost = ({ path, title = '글을 찾을 수 없습니다', wayOut }: MissingPostProps) => {
  const { state } = useLocation();
  return (
    <EmptyState title={title} hint="삭제되었거나 주소가 잘못되었을 수 있습니다. 목록에서 다시 찾아 주세요.">
      {wayOut ?? (
        <Link to={listBefore(path, state)} {...backLinkProps} className={buttons.tertiary}>
          목록으로
        </Link>
      )}
    </EmptyState>
  );
};
