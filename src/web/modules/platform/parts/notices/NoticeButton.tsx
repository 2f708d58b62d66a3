import { useEffect, useRef } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import styles from '#web/kit/badge/CountBadge.module.css';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { TooltipButton } from '#web/kit/tooltip/TooltipButton.tsx';
import { useNotices } from './noticeStore.ts';
import { startNoticeStream } from './noticeStream.ts';
import { bellCount } from './words.ts';

/** Minimum interval between announcements, in ms: ten comments within a minute are announced once. */
const quiet = 30_000;

/** Announces new notices to screen readers, in the visible tab only and not too often. */
const useNewNotices = (pending: number): void => {
  const before = useRef(pending);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const isMore = pending > before.current;
    before.current = pending;
    if (!isMore || document.visibilityState !== 'visible') return;
    const now = performance.now();
    if (now - saidAt.current < quiet) return;
    saidAt.current = now;
    announce(`읽지 않은 알림이 ${pending}건 있습니다.`);
  }, [pending]);
};

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
