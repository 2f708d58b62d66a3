import { useEffect, useRef, useState } from 'react';
import { saveUnsavedForm, takenBack, unsavedForm } from '../forms/unsavedForm.ts';
import { useSession } from '../session/sessionStore.ts';

const placeOf = (articleId: number): string => `note:${articleId}`;

/**
 * A note that is too long to be stored is kept in this tab, so that its author finds it again where they wrote it; the
 * browser asks before the tab is closed. @returns what was kept, once
 */
export const useTooLongNote = (articleId: number) => {
  const userId = useSession(({ user }) => user?.user?.userId);
  const [kept] = useState(() => {
    const note = userId && unsavedForm(userId, placeOf(articleId))?.values['note'];
    return typeof note === 'string' ? note : undefined;
  });
  const isKept = useRef(kept !== undefined);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isKept.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  /** @param tooLong the whole text; undefined: it is short enough, and stored as any other */
  const keep = (tooLong: string | undefined): void => {
    if (!userId) return;
    if (tooLong !== undefined) saveUnsavedForm(userId, placeOf(articleId), { values: { note: tooLong } });
    else if (isKept.current) takenBack(userId, placeOf(articleId));
    isKept.current = tooLong !== undefined;
  };
  return { kept, keep };
};
