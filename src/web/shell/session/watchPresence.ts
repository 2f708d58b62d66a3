import { noteAction } from '#web/kit/session/presence.ts';

/** What a person does, as the browser tells of it; dictation and pasting by a menu bring text without a key. */
const actions = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'input'] as const;

/** Begins to notice what the person does in this tab. */
export const watchPresence = (): void => {
  for (const action of actions) window.addEventListener(action, noteAction, { capture: true, passive: true });
};
