import { useEffect, useState } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import styles from '#web/kit/badge/CountBadge.module.css';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { openTray, readTray, useTray } from '#web/modules/briefing/index.ts';

const TrayDrawer = lazyDialog(
  async () => (await import('#web/modules/briefing/parts/tray/TrayDrawer.tsx')).TrayDrawer,
);

/** The user's tray for the next briefing: the number of items, and the items in a drawer. */
export const TrayTool = ({ className }: { className?: string | undefined }) => {
  const userId = useSession(({ user }) => user?.user.userId);
  const count = useTray(({ items }) => items?.length ?? 0);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (userId) openTray(userId);
  }, [userId]);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={count > 0 ? `브리핑함 ${count}건` : '브리핑함'}
        title="브리핑함"
        aria-haspopup="dialog"
        onClick={() => {
          // another window or computer may have added to it
          void readTray();
          setOpen(true);
        }}
      >
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M5.5 4.5h13L21 13v6.5H3V13zM3 13h5.5c0 2 1.6 3.5 3.5 3.5s3.5-1.5 3.5-3.5H21" />
        </svg>
        {count > 0 && <span className={styles.calm} data-count={count} />}
      </button>
      {open && <TrayDrawer onClose={() => setOpen(false)} />}
    </>
  );
};
