import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { grouped } from '#contract/countText.ts';
import { lengthOf } from '#contract/problems.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { deleteUnsavedForm, saveUnsavedForm, unsavedForm } from '#web/client/session/unsavedForm.ts';
import { takeTypedAhead } from '#web/kit/focus/typingAhead.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './NoteField.module.css';

const placeOf = (articleId: number): string => `note:${articleId}`;

/**
 * Keeps a note that is too long to be stored in this tab, so that its author finds it again in the same field; the
 * browser asks before the tab is closed. @returns the kept note, once
 */
const useTooLongNote = (articleId: number) => {
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

  /** @param tooLong the whole text; undefined if it is short enough and is stored normally */
  const keep = (tooLong: string | undefined): void => {
    if (!userId) return;
    if (tooLong !== undefined) saveUnsavedForm(userId, placeOf(articleId), { values: { note: tooLong } });
    else if (isKept.current) deleteUnsavedForm(userId, placeOf(articleId));
    isKept.current = tooLong !== undefined;
  };
  return { kept, keep };
};

interface NoteConflictProps {
  theirs: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shows the note stored by another window below the one being written; the user chooses which one stays. */
const NoteConflict = ({ theirs, onTakeTheirs, onKeepMine }: NoteConflictProps) => (
  <div className={styles.conflict} role="group" aria-label="다른 창에서 먼저 저장한 메모">
    <p className={styles.head}>다른 창에서 먼저 저장한 메모</p>
    <p className={styles.theirs}>{theirs || '비어 있습니다.'}</p>
    <div className={styles.choices}>
      <button type="button" className={buttons.tertiary} onClick={onTakeTheirs}>
        저장된 메모 쓰기
      </button>
      <button type="button" className={buttons.primary} onClick={onKeepMine}>
        지금 쓴 메모로 저장
      </button>
    </div>
  </div>
);

/** In characters, as the server counts them. */
export const maxNoteLength = 2_000;
const pauseMs = 800;

interface NoteFieldProps {
  articleId: number;
  /** The stored note. */
  note: string;
  isStored: boolean;
  /** Why the last change could not be stored. */
  problem?: string | undefined;
  /** How often the caret was asked into the field; Escape leads back then. */
  asked?: number;
  area?: RefObject<HTMLTextAreaElement | null>;
  /** The note that another window stored meanwhile: the user has to choose one of the two. */
  theirs?: string | undefined;
  onChoose?: (note: string) => void;
  /** @param isLast the page is being left, so nothing waits for the response */
  onWrite: (note: string, isLast: boolean) => void;
}

const isTooLong = (text: string): boolean => lengthOf(text.trim()) > maxNoteLength;

/**
 * Puts the caret at the end of the field when it is asked for, with what was typed before the field was there; Escape
 * leads back to where it was asked from. A dialog around the field focuses it itself, since it opens later.
 */
const useCaret = (
  asked: number,
  area: RefObject<HTMLTextAreaElement | null>,
  onTyped: (text: string) => void,
) => {
  const from = useRef<Element>(null);
  const take = useEffectEvent(() => {
    const typed = takeTypedAhead();
    if (typed) onTyped(typed);
  });
  useLayoutEffect(() => {
    const field = area.current;
    if (asked === 0 || !field) return;
    take();
    from.current = document.activeElement;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [asked, area]);
  const leave = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // a dialog around it closes by itself
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.currentTarget.closest('dialog'))
      return;
    // the body, from which it may have been asked, takes no focus
    event.currentTarget.blur();
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
  };
  return leave;
};

/** A note that saves itself: when typing pauses, when the field loses focus, when the page is left. */
export const NoteField = ({
  articleId,
  note,
  isStored,
  problem,
  theirs,
  asked = 0,
  area: givenArea,
  onChoose,
  onWrite,
}: NoteFieldProps) => {
  const id = useId();
  const { kept, keep } = useTooLongNote(articleId);
  const [draft, setDraft] = useState(kept ?? note);
  const [inForce, setInForce] = useState(note);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the server sent another note: a draft being typed stays
  if (inForce !== note) {
    setInForce(note);
    if (draft.trim() === inForce.trim()) setDraft(note);
  }
  const tooLong = isTooLong(draft);
  const isTyped = draft.trim() !== note.trim();
  const commit = (text: string, isLast = false) => {
    clearTimeout(timer.current);
    // a note whose last write failed is sent again
    const isNews = text.trim() !== note.trim() || !isStored;
    if (isNews && !isTooLong(text)) onWrite(text.trim(), isLast);
  };
  const leaving = useRef((_isLast: boolean) => {});
  useEffect(() => {
    leaving.current = (isLast) => commit(draft, isLast);
  });
  useEffect(() => {
    const close = () => leaving.current(true);
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      leaving.current(false);
    };
  }, []);

  const error = tooLong
    ? `메모는 ${grouped(maxNoteLength)}자까지 쓸 수 있습니다. ${grouped(lengthOf(draft.trim()) - maxNoteLength)}자를 줄이면 저장됩니다. 그때까지 쓴 글은 이 창에만 남아 있습니다.`
    : problem;
  const choose = (text: string) => {
    clearTimeout(timer.current);
    setDraft(text);
    keep(isTooLong(text) ? text : undefined);
    onChoose?.(text.trim());
  };
  const isConflict = theirs !== undefined;
  const type = (text: string) => {
    setDraft(text);
    keep(isTooLong(text) ? text : undefined);
    clearTimeout(timer.current);
    if (!isConflict) timer.current = setTimeout(() => commit(text), pauseMs);
  };
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const area = givenArea ?? ownArea;
  const leave = useCaret(asked, area, (typed) => type(draft + typed));
  const state = isTyped || isConflict ? '' : isStored ? (draft.trim() ? '저장됨' : '') : '저장하는 중';
  return (
    <div className={styles.note}>
      <FieldFrame id={id} label="메모" labelHidden error={error}>
        <TextArea
          id={id}
          ref={area}
          rows={3}
          value={draft}
          placeholder="나만 보는 메모입니다. 자동으로 저장됩니다."
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, `${id}-count`].filter(Boolean).join(' ')}
          onChange={({ target }) => type(target.value)}
          onKeyDown={leave}
          onBlur={() => isConflict || commit(draft)}
        />
      </FieldFrame>
      <p className={styles.foot}>
        <span role="status">{state}</span>
        <span id={`${id}-count`}>
          {grouped(lengthOf(draft.trim()))} / {grouped(maxNoteLength)}자
        </span>
      </p>
      {isConflict && (
        <NoteConflict theirs={theirs} onTakeTheirs={() => choose(theirs)} onKeepMine={() => choose(draft)} />
      )}
    </div>
  );
};
