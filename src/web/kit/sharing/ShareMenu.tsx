import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { copyText } from '../copying/copyText.ts';
import { openPopup, printHash } from './openPopup.ts';
import { addressOf, passedOn } from './passedOn.ts';
import type { Shared } from './ShareButton.tsx';
import styles from './ShareMenu.module.css';

const PassOnDialog = lazyPart(async () => (await import('./PassOnDialog.tsx')).PassOnDialog);

interface ShareMenuProps extends Shared {
  title: string;
  /** What has opened it, and what it stands at. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** So long an entry says what it has done, before the menu goes. */
const saidMs = 1_500;

/** Where a key of a menu leads among its entries. */
const placeAfter = (key: string, here: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowUp') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

interface Said {
  by: string;
  text: string;
}

interface MenuEntryProps {
  label: string;
  /** What one of the entries has done. */
  said: Said | undefined;
  onPress: (label: string) => void;
}

const MenuEntry = ({ label, said, onPress }: MenuEntryProps) => (
  <button type="button" role="menuitem" tabIndex={-1} className={styles.entry} onClick={() => onPress(label)}>
    {said?.by === label ? said.text : label}
  </button>
);

/** Ways to pass an item on: copied, mailed, in a window of its own, on paper. */
export const ShareMenu = ({ kind, item, title, button, onClose }: ShareMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Said>();
  const [isMailing, setMailing] = useState(false);
  useLayoutEffect(() => {
    const source = button.current;
    menu.current?.showPopover(source ? { source } : {});
    menu.current?.querySelector('button')?.focus();
  }, [button]);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => menu.current?.hidePopover(), saidMs);
    return () => clearTimeout(timer);
  }, [said]);

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      menu.current?.hidePopover();
      return;
    }
    const entries = [...event.currentTarget.querySelectorAll('button')];
    const to = placeAfter(event.key, entries.indexOf(event.target as HTMLButtonElement), entries.length);
    if (to === undefined) return;
    event.preventDefault();
    entries[to]?.focus();
  };
  const copy = async (by: string, text: string, done: string) =>
    setSaid({ by, text: await copyText(text, done) });
  const open = (hash?: string) => {
    menu.current?.hidePopover();
    openPopup(kind, item.articleId, hash);
  };
  const mail = () => {
    // the focus is back in the row before the dialog takes it
    menu.current?.hidePopover();
    setMailing(true);
  };

  if (isMailing) return <PassOnDialog kind={kind} articleId={item.articleId} onClose={onClose} />;
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={`공유: ${title}`}
      className={styles.menu}
      onKeyDown={walk}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <MenuEntry
        label="링크 복사"
        said={said}
        onPress={(label) => void copy(label, addressOf(kind, item), '링크를 복사했습니다.')}
      />
      <MenuEntry
        label="글로 복사"
        said={said}
        onPress={(label) => void copy(label, passedOn(kind, item), '제목과 매체, 링크를 복사했습니다.')}
      />
      <MenuEntry label="메일로 보내기" said={said} onPress={mail} />
      <MenuEntry label="새 창으로 열기" said={said} onPress={() => open()} />
      <MenuEntry label="인쇄" said={said} onPress={() => open(printHash)} />
    </div>
  );
};
