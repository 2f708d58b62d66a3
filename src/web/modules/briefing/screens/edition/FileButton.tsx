import { useRef, useState } from 'react';
import { paperKinds } from '#contract/dailyBriefing.ts';
import { download } from '#web/client/http/download.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { Menu, MenuEntry } from '#web/kit/menu/Menu.tsx';
import buttons from '#web/kit/theme/Button.module.css';

/** Downloads an edition as a paper. */
export const FileButton = ({ brfgId }: { brfgId: number }) => {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const take = async (fileKnd: string) => {
    menu.current?.hidePopover();
    setBusy(true);
    try {
      await download('/esdailybriefing-file', { params: { brfgId, fileKnd }, quiet: true });
      announce('파일을 내려받았습니다.');
    } catch (problem) {
      await showAlert(problemSentence(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttons.tertiary}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        onClick={() => !isBusy && setOpen(!isOpen)}
      >
        {isBusy ? '만드는 중…' : '파일로 받기'}
      </button>
      {isOpen && (
        <Menu ref={menu} label="파일로 받기" button={button} onClose={() => setOpen(false)}>
          {Object.entries(paperKinds).map(([fileKnd, label]) => (
            <MenuEntry key={fileKnd} onPress={() => void take(fileKnd)}>
              {label}
            </MenuEntry>
          ))}
        </Menu>
      )}
    </>
  );
};
