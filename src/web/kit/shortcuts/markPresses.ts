import { announce } from '../announce/announce.tsx';
import { openLabels } from './labelRequest.ts';
import { openNote, openSelectionNote } from './noteRequest.ts';
import { rowOf } from './rows.ts';

type Mark = 'star' | 'read' | 'tray' | 'share';

/** `on` and `off` are absent if the button itself announces the result. */
const wordsOf: Record<Mark, { on?: string; off?: string; missing: string }> = {
  star: { on: '별표를 표시했습니다', off: '별표를 해제했습니다', missing: '별표를 표시할 글이 없습니다.' },
  read: { missing: '읽음으로 표시할 글이 없습니다.' },
  tray: {
    on: '브리핑함에 담았습니다',
    off: '브리핑함에서 뺐습니다',
    missing: '브리핑함에 담을 글이 없습니다.',
  },
  share: { missing: '공유할 글이 없습니다.' },
};

/** A mark button of the focused row, or of the open record, with the record's title; says why there is none. */
const markOf = (mark: Mark): { button: HTMLElement; title: string } | undefined => {
  const row = rowOf(document.activeElement);
  const all = [
    ...(row ?? document).querySelectorAll<HTMLElement>(`${row ? '' : 'main '}[data-reading="${mark}"]`),
  ];
  const button = row ? all[0] : all.find((one) => !rowOf(one));
  if (!button) {
    announce(all.length > 0 ? 'J나 K로 행을 선택한 뒤 눌러 주세요.' : wordsOf[mark].missing);
    return undefined;
  }
  const title =
    row?.querySelector('[data-record]') ??
    document.querySelector('main [data-record-title] :is(h1, h2)') ??
    document.querySelector('main h1');
  return { button, title: title?.textContent ?? '' };
};

/** Focuses the first way to share in the box that a button has opened, or else the first thing in it. */
const enterBox = (button: HTMLElement): void => {
  const box = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const find = (what: string) => box?.querySelector<HTMLElement>(what);
  (find('[data-action=copyLink]') ?? find(':is(a[href], button, input, select):not(:disabled)'))?.focus();
};

/** Presses a mark button, and announces the result. */
export const pressMark = (mark: Mark): boolean => {
  const found = markOf(mark);
  if (!found) return false;
  const { button, title } = found;
  const { on, off } = wordsOf[mark];
  const wasOn = button.getAttribute('aria-pressed') === 'true';
  button.click();
  enterBox(button);
  const words = wasOn ? off : on;
  if (words) announce(`${words}: ${title}`);
  return true;
};

/** Opens a note on the selected passage, or else of the focused row or the open record: where the star is. */
export const writeNote = (): boolean => {
  if (openSelectionNote()) return true;
  const found = markOf('star');
  const articleId = Number(found?.button.dataset['article']);
  if (found && articleId) openNote({ articleId, title: found.title });
  return found !== undefined;
};

/** Opens the labels of the focused row, or of the open record: where the star is. */
export const changeLabels = (): boolean => {
  const found = markOf('star');
  const articleId = Number(found?.button.dataset['article']);
  if (found && articleId) openLabels({ articleIds: [articleId], title: found.title });
  return found !== undefined;
};
