import { useRef, useState } from 'react';
import type { UnsavedForm } from '#web/client/session/unsavedForm.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { useDraft } from '#web/kit/forms/useDraft.ts';
import { useLeaveWarning } from '#web/kit/forms/useLeaveWarning.ts';
import { useUnsavedForm } from '#web/kit/forms/useUnsavedForm.ts';
import type { ArticleRecord } from '../articleRecord.ts';
import { type ReviewedField, unconfirmedFields } from '../fieldOrigin.ts';
import { correctionKey } from './correctionPlace.ts';
import {
  type Box,
  boxes,
  correctionsOf,
  differing,
  fieldOf,
  rebased,
  type Texts,
  textsOf,
} from './correctionTexts.ts';
import type { Review } from './useReview.ts';

/** The form as it is being edited. */
interface Edit {
  /** The stored state being edited; its version is sent with the next save. */
  read: ArticleRecord;
  mine: Texts;
  /** Another user saved first: the boxes that have changed since. */
  moved?: ReadonlySet<Box>;
}

/** Rebases the edit onto `theirs`: typed texts stay, other boxes take the new values. */
const movedOnto = ({ read, mine }: Edit, theirs: ArticleRecord): Edit => {
  const [before, now] = [textsOf(read), textsOf(theirs)];
  return { read: theirs, mine: rebased(before, mine, now), moved: new Set(differing(before, now)) };
};

/** Restores a kept edit: if the record was saved since, every restored text is shown beside the stored one. */
const takenUp = ({ read, mine }: Edit, { values, version }: UnsavedForm): Edit => {
  const typed = Object.entries(values).filter(([box, text]) => box in boxes && typeof text === 'string');
  const texts: Texts = { ...mine, ...Object.fromEntries(typed) };
  if (version === undefined || version === read.mdfcnDt) return { read, mine: texts };
  return { read, mine: texts, moved: new Set(differing(textsOf(read), texts)) };
};

/**
 * An edit of an article's corrections. Typed text is never lost without a question: not by leaving, a reload, the end
 * of the session, nor by a conflicting save.
 */
export const useCorrection = (article: ArticleRecord, { correct, close, busy }: Review) => {
  const [edit, setEdit] = useState<Edit>(() => ({ read: article, mine: textsOf(article) }));
  const [confirmed, setConfirmed] = useState<readonly ReviewedField[]>([]);
  const isDone = useRef(false);
  const { read, mine, moved } = edit;
  const stored = textsOf(read);
  const typed = differing(stored, mine);

  const form = {
    place: correctionKey(article.articleId),
    unsaved: (): UnsavedForm | null =>
      isDone.current || typed.length === 0
        ? null
        : { values: Object.fromEntries(typed.map((box) => [box, mine[box]])), version: read.mdfcnDt },
    restore: (work: UnsavedForm) => setEdit((now) => takenUp(now, work)),
  };
  const kept = useUnsavedForm(form);
  const draft = useDraft({ ...form, outlivesClosing: true });
  const isUnsaved = typed.length > 0 || confirmed.length > 0;
  useLeaveWarning(() => isUnsaved);

  const end = () => {
    isDone.current = true;
    draft.throwAway();
    kept.forget();
    close();
  };
  const save = async () => {
    if (busy) return;
    const corrections = {
      ...correctionsOf(read, mine),
      ...(confirmed.length > 0 && { confirmed }),
    };
    if (Object.keys(corrections).length === 0) return end();
    const refusal = await correct(read.mdfcnDt, corrections);
    if (!refusal) return end();
    if (!refusal.theirs) return;
    const theirs = { ...read, ...refusal.theirs };
    const changed = new Set(differing(stored, textsOf(theirs)).map(fieldOf));
    setEdit((now) => movedOnto(now, theirs));
    // what has just changed was not looked at
    setConfirmed((now) =>
      unconfirmedFields(theirs).filter((field) => now.includes(field) && !changed.has(field)),
    );
  };
  const giveUp = async () => {
    const question = `${typed.length > 0 ? '고친' : '확인한'} 내용을 저장하지 않고 나가시겠습니까?`;
    if (isUnsaved && !(await askConfirm(question, '버리기'))) return;
    end();
  };
  const write = (box: Box, text: string) =>
    setEdit((now) => ({ ...now, mine: { ...now.mine, [box]: text } }));

  return {
    mine,
    write,
    confirmed,
    confirm: (field: ReviewedField, isRight: boolean) =>
      setConfirmed((now) => (isRight ? [...now, field] : now.filter((one) => one !== field))),
    save: () => void save(),
    giveUp: () => void giveUp(),
    read,
    moved,
    stored,
    isRestored: kept.isRestored,
    discard: () => {
      setEdit({ read: article, mine: textsOf(article) });
      kept.forget();
    },
    draft,
  };
};
