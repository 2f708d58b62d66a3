import { type RefObject, useEffect, useRef, useState } from 'react';
import { readingList } from '#contract/labels.ts';
import { copyText } from '#web/kit/copying/CopyButton.tsx';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { Menu, MenuEntry, MenuLine } from '#web/kit/menu/Menu.tsx';
import { openLabels } from '#web/kit/shortcuts/labelRequest.ts';
import { turnReadLater } from '../labels/LabelLine.tsx';
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

/** What can be done with an item: its labels, copy, mail, open in a window, print. */
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

  const label = () => {
    menu.current?.hidePopover();
    openLabels({ articleIds: [item.articleId], title });
  };
  const later = async () => {
    const problem = await turnReadLater(item);
    if (problem) await showAlert(problem);
    else menu.current?.hidePopover();
  };
  if (isMailing) return <PassOnDialog kind={kind} articleId={item.articleId} onClose={onClose} />;
  /** The result of the entry while it is shown, else its label. */
  const wordsOf = (label: string): string => (result?.by === label ? result.text : label);
  return (
    <Menu ref={menu} label={`공유와 라벨: ${title}`} button={button} onClose={onClose}>
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
      <MenuLine />
      <MenuEntry onPress={label}>라벨</MenuEntry>
      <MenuEntry onPress={() => void later()}>
        {item.labelIdList?.includes(readingList.labelId) ? '나중에 읽기에서 빼기' : '나중에 읽기에 담기'}
      </MenuEntry>
    </Menu>
  );
};
