import { useEffect, useRef, useState } from 'react';
import { announce } from '../announce/announce.tsx';
import { useUserSetting } from '../userSetting/useUserSetting.ts';
import { type ReadingAction, readingAction } from './readingAction.ts';

/** Where keys are letters, choose, or belong to what lies above the screen. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') !== null) ||
  document.querySelector('[role=dialog], dialog[open]') !== null;

/**
 * Reading by keys, as far as the person has not switched it off.
 * @param act answers whether there was anything to do
 */
export const useReadingKeys = (act: (action: ReadingAction) => boolean) => {
  const { value, keep } = useUserSetting<{ on: boolean }>('readingKeys');
  // the box answers at once; the server is told behind it
  const [ahead, setAhead] = useState<boolean>();
  const isOn = ahead ?? value?.on ?? true;
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const action = readingAction(event, isTyping(event));
      if (action && latest.current(action)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  const switchTo = async (on: boolean): Promise<void> => {
    setAhead(on);
    try {
      await keep(on ? null : { on });
    } catch (problem) {
      setAhead(undefined);
      throw problem;
    }
  };
  return { isOn, switchTo };
};

/** Presses a star, and says what became of it: the focus is elsewhere. */
const pressStar = (button: HTMLElement | null | undefined, title: string): boolean => {
  if (!button) return false;
  const wasKept = button.getAttribute('aria-pressed') === 'true';
  button.click();
  announce(`${wasKept ? '내 메모에서 뺐습니다' : '내 메모에 담았습니다'}: ${title}`);
  return true;
};

const star = '[data-reading="memo"]';

/** Turns an item from read to unread, or back; the button says itself what became of it. */
const pressRead = (within: Element | null | undefined): boolean => {
  const button = within?.querySelector<HTMLElement>('[data-reading="read"]');
  button?.click();
  return Boolean(button);
};

const rowsInList = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-record]')];

const focusRow = (link: HTMLElement | undefined): void => {
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
};

/** Focuses the row to go on at once another page has come, unless the person does something else meanwhile. */
const focusOnArrival = (action: ReadingAction, firstBefore: HTMLElement | undefined): void => {
  const waiting = new AbortController();
  const arrival = new MutationObserver(() => {
    const links = rowsInList();
    if (links.length === 0 || links[0] === firstBefore) return;
    waiting.abort();
    focusRow(action === 'next' ? links[0] : links.at(-1));
  });
  waiting.signal.addEventListener('abort', () => arrival.disconnect());
  for (const action of ['keydown', 'pointerdown'])
    document.addEventListener(action, () => waiting.abort(), { capture: true, signal: waiting.signal });
  arrival.observe(document.body, { childList: true, subtree: true });
};

const turnPage = (action: ReadingAction): boolean => {
  const button = document.querySelector<HTMLButtonElement>(`main [data-reading="${action}Page"]`);
  if (!button || button.disabled) return false;
  focusOnArrival(action, rowsInList()[0]);
  button.click();
  return true;
};

/**
 * Moves the focus among the rows of the list: from the one that has it, or from the first in sight; beyond its ends lies
 * another page.
 */
export const stepThroughRows = (action: ReadingAction): boolean => {
  if (action === 'memo') {
    const row = document.activeElement?.closest('main tr, main ol > li');
    const title = row?.querySelector('[data-record]')?.textContent ?? '';
    return pressStar(row?.querySelector<HTMLElement>(star), title);
  }
  if (action === 'read') return pressRead(document.activeElement?.closest('main tr, main ol > li'));
  const links = rowsInList();
  const here = links.indexOf(document.activeElement as HTMLElement);
  if (action === 'open') links[here]?.click();
  if (action === 'open' || action === 'list') return here >= 0;
  const first = links.findIndex((link) => link.getBoundingClientRect().bottom > 0);
  const to = here < 0 ? first : here + (action === 'next' ? 1 : -1);
  if (here >= 0 && !links[to]) return turnPage(action);
  focusRow(links[to]);
  return links[to] !== undefined;
};

/**
 * Follows the link of the screen that leads to the next or previous item, or back to the list; or presses the item's
 * star.
 */
export const followLink = (action: ReadingAction): boolean => {
  if (action === 'memo') {
    const title = document.querySelector('main h1')?.textContent ?? '';
    return pressStar(document.querySelector<HTMLElement>(`main ${star}`), title);
  }
  if (action === 'read') return pressRead(document.querySelector('main'));
  const link = document.querySelector<HTMLElement>(`main [data-reading="${action}"]`);
  link?.click();
  return link !== null;
};
