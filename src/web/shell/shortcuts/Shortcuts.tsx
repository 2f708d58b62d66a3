import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#web/client/session/sessionStore.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { takeTypedAhead } from '#web/kit/focus/typingAhead.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { type KeyAction, keyActionOf } from '#web/kit/shortcuts/keyAction.ts';
import { closeLabelDialog, useLabelDialog } from '#web/kit/shortcuts/labelRequest.ts';
import { closeNoteDialog, useNoteDialog } from '#web/kit/shortcuts/noteRequest.ts';
import { actOnScreen } from '#web/kit/shortcuts/onScreen.ts';
import {
  closeShortcutDialog,
  openHelp,
  openPalette,
  useShortcutDialog,
  useShortcutSwitch,
} from '#web/kit/shortcuts/shortcutState.ts';
import { isCovered, isTyping } from '#web/kit/shortcuts/typing.ts';
import { addressOf, destinationsOf } from '../menus/destinationsOf.ts';
import { useRecentRecords } from '../palette/recents.ts';
import styles from './Shortcuts.module.css';

/** How long G waits for its second key, in ms: as long as the names of all destinations take to be heard. */
const goingMs = 12_000;

/** While the palette is open its own keys close it, instead of triggering the browser's. */
const onlyControl = { isTyping: true, isCovered: false, isOn: false, isGoing: false };

/**
 * Handles shortcuts on every screen.
 * @param isOn single-letter shortcuts are enabled
 * @returns true after G, while its second key is awaited
 */
const useShortcuts = (isOn: boolean): boolean => {
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const going = { since: Number.NEGATIVE_INFINITY };
    const stopGoing = () => {
      going.since = Number.NEGATIVE_INFINITY;
      clearTimeout(timer.current);
      setGoing(false);
    };
    const startGoing = (at: number) => {
      stopGoing();
      going.since = at;
      setGoing(true);
      timer.current = setTimeout(stopGoing, goingMs);
      const places = destinationsOf(useSession.getState().menu);
      announce(`이동할 곳: ${places.map(({ key, name }) => `${key} ${name}`).join(', ')}`);
    };
    /** @returns false if there was nothing to do */
    const act = (action: KeyAction, at: number): boolean => {
      if (action.kind === 'shortcut' && action.id === 'goTo') {
        startGoing(at);
        return true;
      }
      stopGoing();
      if (action.kind === 'nowhere') {
        announce('그 글자로 갈 수 있는 화면이 없습니다.');
        return true;
      }
      if (action.kind === 'destination') {
        const { destination } = action;
        const address = addressOf(destination, useSession.getState().menu);
        announce(
          address
            ? `${destination.name} 화면으로 이동합니다.`
            : `${destination.name} 화면을 볼 권한이 없습니다.`,
        );
        if (address) void navigate(address);
        return true;
      }
      if (action.id === 'palette') openPalette();
      else if (action.id === 'help') openHelp();
      else if (actOnScreen(action.id)) return true;
      else if (action.id === 'search') void navigate('/search');
      else return false;
      return true;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stopGoing();
      const { open } = useShortcutDialog.getState();
      if (open === 'palette' && keyActionOf(event, onlyControl)) {
        event.preventDefault();
        closeShortcutDialog();
        return;
      }
      const asked = keyActionOf(event, {
        isTyping: isTyping(event.target),
        // a dialog that is still loading counts: typed keys are meant for it
        isCovered: isCovered() || open !== null,
        isOn,
        isGoing: event.timeStamp - going.since < goingMs,
      });
      if (asked && act(asked, event.timeStamp)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', stopGoing);
    return () => {
      stopGoing();
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', stopGoing);
    };
  }, [isOn, navigate]);
  return isGoing;
};

const Palette = lazyDialog(async () => (await import('../palette/Palette.tsx')).Palette);
const NoteDialog = lazyDialog(
  async () => (await import('#web/modules/articles/parts/memo/NoteDialog.tsx')).NoteDialog,
);

const LabelDialog = lazyDialog(
  async () => (await import('#web/modules/articles/parts/labels/LabelDialog.tsx')).LabelDialog,
);

/** The letters that may follow G, visually; screen readers get them elsewhere. */
const Destinations = () => {
  const menus = useSession(({ menu }) => menu);
  return (
    <div className={styles.destinations} aria-hidden="true">
      <strong>이동</strong>
      <ul>
        {destinationsOf(menus).map(({ key, name }) => (
          <li key={key}>
            <kbd>{key}</kbd> {name}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The keyboard support of all screens: the key listener, and the dialogs that shortcuts open. Rendered once. */
export const Shortcuts = () => {
  const { isOn } = useShortcutSwitch();
  const isGoing = useShortcuts(isOn);
  const open = useShortcutDialog((state) => state.open);
  const { request } = useNoteDialog();
  const labels = useLabelDialog(({ request: asked }) => asked);
  const { pathname } = useLocation();
  useRecentRecords();
  // dialogs belong to the screen on which they were opened
  useEffect(
    () => () => {
      takeTypedAhead();
      closeShortcutDialog();
      closeNoteDialog();
      closeLabelDialog();
    },
    [pathname],
  );
  return (
    <>
      {isGoing && <Destinations />}
      {open === 'palette' && <Palette onClose={closeShortcutDialog} />}
      {labels && <LabelDialog {...labels} onClose={closeLabelDialog} />}
      {request && <NoteDialog key={request.articleId} {...request} onClose={closeNoteDialog} />}
    </>
  );
};
