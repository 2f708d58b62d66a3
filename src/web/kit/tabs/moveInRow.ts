import type { KeyboardEvent } from 'react';

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Arrow keys, Home and End move the focus among tabs, as in the ARIA pattern; Space selects, as Enter does. */
export const moveInRow = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget, key } = event;
  const row = currentTarget.closest('[role=tablist]');
  if (!isPlain(event) || !row) return;
  const tabs = [...row.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(currentTarget);
  const to: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = to[key];
  if (next !== undefined) tabs[next]?.focus();
  else if (key === ' ') currentTarget.click();
  else return;
  event.preventDefault();
};
