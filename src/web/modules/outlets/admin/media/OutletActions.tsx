import { Link } from 'react-router-dom';
import { backLinkProps } from '#web/kit/returning/listPlace.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './media.module.css';
import { namesOf, type Outlet, openPopup } from './outlet.ts';
import { useOutletRights } from './rights.ts';
import { type Action, useAction } from './useAction.ts';

const usageAction = ({ mediaId, useYn }: Outlet): Action => {
  const isUsed = useYn === 'Y';
  return {
    path: '/update-useyn-media',
    body: { mediaId, useYn: isUsed ? 'N' : 'Y' },
    label: isUsed ? '미사용으로' : '사용으로',
    question: isUsed
      ? '이 매체를 미사용으로 바꾸시겠습니까? 새 기사의 매체로 고를 수 없게 됩니다.'
      : '이 매체를 다시 사용하시겠습니까?',
    done: isUsed ? '미사용으로 바꿨습니다.' : '사용으로 바꿨습니다.',
    reason: '변경 사유 (선택)',
  };
};

const requestAction = ({ mediaId, deleteYn }: Outlet): Action =>
  deleteYn === 'R'
    ? {
        verb: 'POST',
        path: '/request-delete-media',
        body: { mediaId, deleteYn: 'N' },
        label: '삭제 요청 취소',
        question: '삭제 요청을 취소하시겠습니까?',
        done: '삭제 요청을 취소했습니다.',
        reason: '취소 사유 (선택)',
      }
    : {
        verb: 'POST',
        path: '/request-delete-media',
        body: { mediaId, deleteYn: 'R' },
        label: '삭제 요청',
        question: '관리자에게 이 매체의 삭제를 요청하시겠습니까?',
        done: '삭제를 요청했습니다. 관리자가 확인합니다.',
        reason: '삭제 사유 (선택)',
      };

const deleteAction = (outlet: Outlet): Action => ({
  verb: 'DELETE',
  path: '/delete-media',
  body: { mediaId: outlet.mediaId, mdfcnDt: outlet.mdfcnDt },
  label: '삭제',
  question: `'${namesOf(outlet).main}' 매체를 삭제하시겠습니까? 기사는 그대로 남습니다.`,
  done: '삭제했습니다.',
});

interface OutletActionsProps {
  outlet: Outlet;
  /** Address of the list it was opened from. */
  back: string;
  onEdit: () => void;
  onDeleted: () => void;
}

/** The actions on the outlet that the user is permitted. */
export const OutletActions = ({ outlet, back, onEdit, onDeleted }: OutletActionsProps) => {
  const may = useOutletRights(outlet);
  const { busy, perform } = useAction();
  const { mediaId, deleteYn } = outlet;
  const actionButton = (action: Action, after?: () => void) => (
    <button
      type="button"
      className={buttons.tertiary}
      disabled={busy}
      onClick={() => void perform(action).then((isDone) => isDone && after?.())}
    >
      {action.label}
    </button>
  );
  return (
    <div className={styles.actions}>
      <Link to={back} {...backLinkProps} className={buttons.tertiary}>
        목록으로
      </Link>
      <button
        type="button"
        className={buttons.tertiary}
        onClick={() => openPopup(`/popup/medn/history/${mediaId}`)}
      >
        변경 이력
      </button>
      <button
        type="button"
        className={buttons.tertiary}
        onClick={() => openPopup(`/popup/medn/duplicate/${mediaId}`)}
      >
        {may.merge ? '중복 확인·병합' : '중복 확인'}
      </button>
      <span className={`row-end ${styles.right}`}>
        {may.update && actionButton(usageAction(outlet))}
        {(may.request || (may.remove && deleteYn === 'R')) &&
          actionButton({
            ...requestAction(outlet),
            ...(may.remove && {
              label: '삭제 요청 반려',
              question: '삭제 요청을 반려하시겠습니까?',
              done: '반려했습니다.',
              reason: '반려 사유 (선택)',
            }),
          })}
        {may.remove && actionButton(deleteAction(outlet), onDeleted)}
        {may.update && (
          <button type="button" className={buttons.primary} onClick={onEdit}>
            수정
          </button>
        )}
      </span>
    </div>
  );
};
