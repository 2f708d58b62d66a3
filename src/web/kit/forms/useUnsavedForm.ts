import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../session/sessionStore.ts';
import { openForm, takenBack, type UnsavedForm, unsavedForm } from './unsavedForm.ts';

interface KeepingForm {
  /** Which form it is: the same words when it is opened again. */
  place: string;
  /** What is typed and not stored, as JSON can hold it; null when nothing is. */
  unsaved: () => UnsavedForm | null;
  /** Fills the form with what was kept. */
  restore: (work: UnsavedForm) => void;
  /** False while the form is not yet filled with what is stored. */
  ready?: boolean;
}

/**
 * Keeps what is typed over the end of the session, and gives it back to the same person when the form is opened
 * again. Returns whether the form shows such work, and how to say that it no longer does.
 */
export const useUnsavedForm = (form: KeepingForm): { isRestored: boolean; forget: () => void } => {
  const { place, ready = true } = form;
  const userId = useSession(({ user }) => user?.user?.userId);
  const [work, setWork] = useState(() => (userId ? unsavedForm(userId, place) : null));
  const now = useRef(form);
  useLayoutEffect(() => {
    now.current = form;
  });

  useEffect(() => openForm(place, () => now.current.unsaved()), [place]);

  useEffect(() => {
    if (!ready || !userId || !work) return;
    now.current.restore(work);
    takenBack(userId, place);
  }, [ready, userId, place, work]);

  return { isRestored: work !== null, forget: () => setWork(null) };
};
