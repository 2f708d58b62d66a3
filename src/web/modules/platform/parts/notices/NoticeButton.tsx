import { useEffect } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import styles from '#web/kit/badge/CountBadge.module.css';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { icons } from '#web/kit/icons/icons.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { TooltipButton } from '#web/kit/tooltip/TooltipButton.tsx';
import { useNotices } from './noticeStore.ts';
import { startNoticeStream } from './noticeStream.ts';
import { useNewNotices } from './useNewNotices.ts';
import { bellCount } from './words.ts';

/** Loaded at the first press, with the notices themselves. */
const NoticeList = lazyPart(async () => (await import('./NoticeList.tsx')).NoticeList);

/** The bell with the number of waiting notifications. */
export const NoticeButton = ({ className }: { className?: string | undefined }) => {
  const userId = useSession(({ user }) => user?.user.userId);
  const pending = useNotices((state) => state.pending);
  useEffect(() => (userId ? startNoticeStream(userId) : undefined), [userId]);
  useNewNotices(pending);
  return (
    <TooltipButton
      label={pending > 0 ? `알림 ${pending}건` : '알림'}
      buttonClassName={className}
      icon={
        <>
          <Icon outline={icons.bell} />
          {pending > 0 && <span className={styles.count} data-count={bellCount(pending)} />}
        </>
      }
    >
      {(close) => <NoticeList onLeave={close} fallback={<p>알림을 불러오는 중입니다.</p>} />}
    </TooltipButton>
  );
};
