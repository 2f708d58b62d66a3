import { recordActivity } from '#web/client/http/presence.ts';

/** Events of user activity; dictation and pasting from a menu enter text without a key. */
const actions = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'input'] as const;

/** Starts recording the user's activity in this tab. */
export const watchPresence = (): void => {
  for (const action of actions)
    window.addEventListener(action, recordActivity, { capture: true, passive: true });
};
