import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '#web/kit/copying/CopyButton.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { Menu, MenuEntry } from '#web/kit/menu/Menu.tsx';
import type { Shared } from './ShareButton.tsx';
import { addressOf, openPopup, passedOn, printHash } from './sharing.ts';

const PassOnDialog = lazyDialog(async () => (await import('./PassOnDialog.tsx')).PassOnDialog);

interface ShareMenuProps extends Shared {
  title: string;
  /** The button that opened the menu, and that it is anchored to. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** How long an entry shows its result before the menu closes. */
const resultMs = 1_500;

interface ShownResult {
  by: string;
  text: string;
}

/** Ways to share an item: copy, mail, open in a window, print. */
export const ShareMenu = ({ kind, item, title, button, onClose }: ShareMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<ShownResult>();
  const [isMailing, setMailing] = useState(false);
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => menu.current?.hidePopover(), resultMs);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (by: string, text: string, done: string) =>
    setResult({ by, text: await copyText(text, done) });
  const open = (hash?: string) => {
    menu.current?.hidePopover();
    openPopup(kind, item.articleId, hash);
  };
  const mail = () => {
    // the focus returns to the row before the dialog takes it
    menu.current?.hidePopover();
    setMailing(true);
  };

  if (isMailing) return <PassOnDialog kind={kind} articleId={item.articleId} onClose={onClose} />;
  /** The result of the entry while it is shown, else its label. */
  const wordsOf = (label: string): string => (result?.by === label ? result.text : label);
  return (
    <Menu ref={menu} label={`공유: ${title}`} button={button} onClose={onClose}>
      <MenuEntry onPress={() => void copy('링크 복사', addressOf(kind, item), '링크를 복사했습니다.')}>
        {wordsOf('링크 복사')}
      </MenuEntry>
      <MenuEntry
        onPress={() => void copy('텍스트로 복사', passedOn(kind, item), '제목과 매체, 링크를 복사했습니다.')}
      >
        {wordsOf('텍스트로 복사')}
      </MenuEntry>
      <MenuEntry onPress={mail}>메일로 보내기</MenuEntry>
      <MenuEntry onPress={() => open()}>새 창으로 열기</MenuEntry>
      <MenuEntry onPress={() => open(printHash)}>인쇄</MenuEntry>
    </Menu>
  );
};
