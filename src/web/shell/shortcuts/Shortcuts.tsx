import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/client/session/sessionStore.ts';
import { takeTypedAhead } from '#web/kit/focus/typingAhead.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { closeNoteDialog, useNoteDialog } from '#web/kit/shortcuts/noteRequest.ts';
import {
  closeShortcutDialog,
  useShortcutDialog,
  useShortcutSwitch,
} from '#web/kit/shortcuts/useShortcutSwitch.ts';
import { useRecentRecords } from '../palette/useRecentRecords.ts';
import { destinationsOf } from './destinationsOf.ts';
import styles from './Shortcuts.module.css';
import { useShortcuts } from './useShortcuts.ts';

const Palette = lazyDialog(async () => (await import('../palette/Palette.tsx')).Palette);
const NoteDialog = lazyDialog(
  async () => (await import('#web/modules/articles/parts/memo/NoteDialog.tsx')).NoteDialog,
);
const HelpDialog = lazyDialog(async () => (await import('./HelpDialog.tsx')).HelpDialog);

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
  const { pathname } = useLocation();
  useRecentRecords();
  // dialogs belong to the screen on which they were opened
  useEffect(
    () => () => {
      takeTypedAhead();
      closeShortcutDialog();
      closeNoteDialog();
    },
    [pathname],
  );
  return (
    <>
      {isGoing && <Destinations />}
      {open === 'palette' && <Palette onClose={closeShortcutDialog} />}
      {request && <NoteDialog key={request.articleId} {...request} onClose={closeNoteDialog} />}
      {open === 'help' && <HelpDialog onClose={closeShortcutDialog} />}
    </>
  );
};
