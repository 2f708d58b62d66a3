import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import {
  draftOf,
  dropDraft,
  hasInput,
  storeDraft,
  type UnsavedForm,
} from '#web/client/session/unsavedForm.ts';
import { askConfirm } from '../dialogs/dialogStore.ts';

const everyMs = 2_000;
const replacing = '지금 입력한 내용을 지우고 이전에 쓰던 내용으로 바꿀까요?';
/** True for fields that are never written to storage. */
const isSecret = (name: string): boolean => /pswd|password/i.test(name);

const withoutSecrets = ({ values, ...rest }: UnsavedForm): UnsavedForm => ({
  ...rest,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name))),
});

interface DraftedForm {
  place: string;
  unsaved: () => UnsavedForm | null;
  restore: (work: UnsavedForm) => void;
  /** The form is in a page that unmounts and remounts it: unmounting does not discard the draft. */
  outlivesClosing?: boolean;
}

/**
 * Saves a draft of the input every two seconds, which survives a reload and the closing of the browser. It is deleted
 * when the record is stored or the form is left, unless `outlivesClosing`. Returns whether an earlier draft exists, to
 * be restored or discarded.
 */
export const useDraft = (form: DraftedForm) => {
  const { place } = form;
  const userId = useSession(({ user }) => user?.user?.userId);
  const [left, setLeft] = useState(() => (userId ? draftOf(userId, place) : null));
  const now = useRef(form);
  useLayoutEffect(() => {
    now.current = form;
  });

  useEffect(() => {
    if (!userId) return undefined;
    let isMine = false;
    const keep = () => {
      const work = now.current.unsaved();
      const kept = work && withoutSecrets(work);
      if (kept && hasInput(kept)) {
        storeDraft(userId, place, kept);
        isMine = true;
      } else if (isMine) {
        dropDraft(userId, place);
        isMine = false;
      }
    };
    const timer = setInterval(keep, everyMs);
    return () => {
      clearInterval(timer);
      // after signing out no draft is left behind
      const isHere = useSession.getState().user?.user?.userId === userId;
      if (now.current.outlivesClosing && isHere) keep();
      else if (isMine) dropDraft(userId, place);
    };
  }, [userId, place]);

  const end = (): void => {
    if (userId) dropDraft(userId, place);
    setLeft(null);
  };
  const takeUp = async (): Promise<void> => {
    const typed = now.current.unsaved();
    if (typed && hasInput(typed) && !(await askConfirm(replacing, '바꾸기'))) return;
    if (left) now.current.restore(left);
    setLeft(null);
  };
  return { isLeft: left !== null, takeUp: () => void takeUp(), throwAway: end };
};
