import { useEffect } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import pressed from '#web/kit/theme/PressedSign.module.css';
import styles from './TrayToggle.module.css';
import { addToTray, isInTray, openTray, removeFromTray, useTray } from './trayStore.ts';

export interface TrayToggleProps {
  /** One of `briefedKinds`. */
  kind: string;
  id: number;
  /** The record's title, for screen reader users, who do not see the row. */
  title: string;
  /** Id of the title in its row: it describes the button, whose name is short then. */
  describedBy?: string;
  /** Shows words beside the icon. */
  isWorded?: boolean;
}

/** Pressed while the record is in the tray. */
export const TrayToggle = ({ kind, id, title, describedBy, isWorded = false }: TrayToggleProps) => {
  const userId = useSession(({ user }) => user?.user.userId);
  const record = { itemKnd: kind, itemId: id };
  const isHeld = useTray((tray) => isInTray(tray, record));
  useEffect(() => {
    if (userId) openTray(userId);
  }, [userId]);
  const press = () =>
    void (isHeld ? removeFromTray([record]) : addToTray(record, title)).catch(
      (problem: Error) => void showAlert(problem.message),
    );
  const words = isHeld ? '브리핑에 담음' : '브리핑 담기';
  return (
    <button
      type="button"
      className={`${isWorded ? pressed.worded : pressed.sign} ${styles.button}`}
      data-reading="tray"
      data-action={isWorded ? 'tray' : undefined}
      data-words={isWorded ? words : undefined}
      aria-pressed={isHeld}
      aria-label={`${isWorded ? words : '브리핑 담기'}${describedBy ? '' : `: ${kind === 'cluster' ? '하이라이트 ' : ''}${title}`}`}
      aria-describedby={describedBy}
      title={isHeld ? '브리핑함에서 빼기' : '브리핑함에 담기'}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 13.5V19h16v-5.5h-5c0 1.7-1.3 3-3 3s-3-1.3-3-3z" />
        <path d={isHeld ? 'm8.6 8.4 2.5 2.5 4.6-5' : 'M12 3.6v7M8.5 7.1h7'} />
      </svg>
      {isWorded && words}
    </button>
  );
};
