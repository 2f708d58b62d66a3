import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import {
  deleteUnsavedForm,
  openForm,
  type UnsavedForm,
  unsavedForm,
} from '#web/client/session/unsavedForm.ts';

interface KeepingForm {
  /** Identifies the form; the same string when it is opened again. */
  place: string;
  /** The unsaved input, as JSON-serializable data; null if there is none. */
  unsaved: () => UnsavedForm | null;
  /** Fills the form with the kept input. */
  restore: (work: UnsavedForm) => void;
  /** False until the form is filled with the stored record. */
  ready?: boolean;
}

/**
 * Keeps the input over the end of the session, and restores it for the same user when the form is opened again. Returns
 * whether the form shows restored input, and a function that resets this.
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
    deleteUnsavedForm(userId, place);
  }, [ready, userId, place, work]);

  return { isRestored: work !== null, forget: () => setWork(null) };
};
