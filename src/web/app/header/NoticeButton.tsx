import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import { TooltipButton } from '#web/shared/tooltip/TooltipButton.tsx';
import styles from './NoticeButton.module.css';
import { useNotices } from './notices.ts';

/** The bell with the number of waiting notifications. */
export const NoticeButton = ({ className }: { className?: string | undefined }) => {
  const notices = useNotices((state) => state.notices);
  const count = notices.length;
  return (
    <TooltipButton
      label={count > 0 ? `알림 ${count}건` : '알림'}
      buttonClassName={className}
      icon={
        <>
          <NotificationsNoneIcon aria-hidden="true" />
          {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
        </>
      }
    >
      {count === 0 && <p className={styles.none}>새로운 알림이 없습니다.</p>}
      <ul>
        {notices.map(({ ntcId, ntcClsfCdNm, rgtrNm }) => (
          <li key={ntcId}>
            {ntcClsfCdNm} · {rgtrNm}
          </li>
        ))}
      </ul>
    </TooltipButton>
  );
};
