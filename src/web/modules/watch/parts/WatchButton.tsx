import { useIsWatchable, useWatched } from '#web/client/views/watched.ts';
import styles from './WatchButton.module.css';
import { stateOf, stateWords } from './watchState.ts';

interface WatchButtonProps {
  view: { viewId: number; viewNm: string };
  className?: string | undefined;
  /** With its words beside the bell: the tool of the open list. */
  hasWords?: boolean;
  /** Opens the dialog of the alert. */
  onPress: () => void;
}

const bell =
  'M12 22c1.1 0 2-.9 2-2h-4c0 1.1.9 2 2 2m6-6v-5c0-3.07-1.63-5.64-4.5-6.32V4c0-.83-.67-1.5-1.5-1.5s-1.5.67-1.5 1.5v.68C7.64 5.36 6 7.92 6 11v5l-2 2v1h16v-1z';

/** A bell that opens the alert of a saved search, filled where it tells; nothing for a view that cannot be watched. */
export const WatchButton = ({ view, className, hasWords = false, onPress }: WatchButtonProps) => {
  const isWatchable = useIsWatchable(view.viewId);
  const state = useWatched(({ views }) => stateOf(views.get(view.viewId)?.settings));
  if (!isWatchable) return null;
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      data-state={state}
      aria-label={`${view.viewNm} 새 글 알림 (${stateWords[state]})`}
      title={`새 글 알림 (${stateWords[state]})`}
      onClick={onPress}
      {...(hasWords && { 'data-action': 'watch', 'data-words': '새 글 알림' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={bell} />
        {state === 'paused' && <path d="M4 3 21 20" />}
      </svg>
      {hasWords && <span>새 글 알림</span>}
    </button>
  );
};
