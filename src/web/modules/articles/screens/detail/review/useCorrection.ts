import { useRef, useState } from 'react';
import type { UnsavedForm } from '#web/client/session/unsavedForm.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { useDraft } from '#web/kit/forms/useDraft.ts';
import { useLeaveWarning } from '#web/kit/forms/useLeaveWarning.ts';
import { useUnsavedForm } from '#web/kit/forms/useUnsavedForm.ts';
import { regionLabels } from '../../../parts/items/itemNames.ts';
import { type ArticleRecord, featureGroups, wordsIn } from '../articleRecord.ts';
import { type ReviewedField, unconfirmedFields, wordsBetweenCommas } from '../fieldOrigin.ts';
import { correctionKey } from './correctionPlace.ts';
import type { Review } from './useReview.ts';

/** The boxes of the form in order, with their labels; each of the six feature groups has one. */
export const boxes = {
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  featExtrSmry: '요약',
  ...featureGroups,
  featExtrKwdList: '키워드',
  relIssueNmList: '관련 이슈',
} as const;
export type Box = keyof typeof boxes;

/** The text of each box. Compared as text, so that an untouched box is not a correction. */
type Texts = Readonly<Record<Box, string>>;

const isGroup = (box: Box): box is keyof typeof featureGroups => box in featureGroups;

/** The field that a box is a part of. */
const fieldOf = (box: Box): ReviewedField => (isGroup(box) ? 'featExtr' : box);

const boxNames = Object.keys(boxes) as Box[];
const groupNames = Object.keys(featureGroups) as (keyof typeof featureGroups)[];

const textIn = (article: ArticleRecord, box: Box): string => {
  if (box === 'featExtrKwdList') return wordsIn(article.featExtrKwdList).join(', ');
  if (box === 'relIssueNmList') return wordsIn(article.relIssueNmList).join('\n');
  if (isGroup(box)) return wordsIn(article.featExtr?.[box]).join(', ');
  return String(article[box] ?? '');
};

/** Builds a text for every box. */
const textsBy = (text: (box: Box) => string): Texts =>
  Object.fromEntries(boxNames.map((box) => [box, text(box)])) as Record<Box, string>;

const textsOf = (article: ArticleRecord): Texts => textsBy((box) => textIn(article, box));

/** The boxes whose text differs between two states, in order. */
const differing = (one: Texts, other: Texts): Box[] =>
  boxNames.filter((box) => one[box].trim() !== other[box].trim());

/** The typed texts on top of a newer stored state: untouched boxes take its values. */
const rebased = (read: Texts, mine: Texts, theirs: Texts): Texts =>
  textsBy((box) => (mine[box] === read[box] ? theirs[box] : mine[box]));

const lines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const groupsOf = (article: ArticleRecord, changed: ReadonlySet<Box>, mine: Texts): Record<string, string[]> =>
  Object.fromEntries(
    groupNames.map((group) => [
      group,
      changed.has(group) ? wordsBetweenCommas(mine[group]) : wordsIn(article.featExtr?.[group]),
    ]),
  );

/** The request body: changed boxes only, so that untouched fields are not recorded as the user's. */
const correctionsOf = (article: ArticleRecord, mine: Texts): Record<string, unknown> => {
  const changed = new Set(differing(textsOf(article), mine));
  const sent: Record<string, unknown> = {
    lclsfNm: mine.lclsfNm || null,
    featExtrMclsf: mine.featExtrMclsf || null,
    featExtrSmry: mine.featExtrSmry.trim() || null,
    featExtrKwdList: wordsBetweenCommas(mine.featExtrKwdList),
    relIssueNmList: lines(mine.relIssueNmList),
  };
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([box]) => changed.has(box as Box))),
    ...(groupNames.some((group) => changed.has(group)) && { featExtr: groupsOf(article, changed, mine) }),
  };
};

/** A text in readable form: classes by name. */
export const readable = (box: Box, text: string, article: ArticleRecord): string => {
  if (box === 'lclsfNm') return regionLabels[text as keyof typeof regionLabels] ?? text;
  if (box === 'featExtrMclsf' && text === article.featExtrMclsf) return article.featExtrMclsfNm ?? text;
  return text;
};

interface Sitting {
  /** The stored state being edited; its version is sent with the next save. */
  read: ArticleRecord;
  mine: Texts;
  /** Another user saved first: the boxes that have changed since. */
  moved?: ReadonlySet<Box>;
}

/** Rebases the edit onto `theirs`: typed texts stay, other boxes take the new values. */
const movedOnto = ({ read, mine }: Sitting, theirs: ArticleRecord): Sitting => {
  const [before, now] = [textsOf(read), textsOf(theirs)];
  return { read: theirs, mine: rebased(before, mine, now), moved: new Set(differing(before, now)) };
};

/** Restores a kept edit: if the record was saved since, every restored text is shown beside the stored one. */
const takenUp = ({ read, mine }: Sitting, { values, version }: UnsavedForm): Sitting => {
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
  const [sitting, setSitting] = useState<Sitting>(() => ({ read: article, mine: textsOf(article) }));
  const [confirmed, setConfirmed] = useState<readonly ReviewedField[]>([]);
  const isDone = useRef(false);
  const { read, mine, moved } = sitting;
  const stored = textsOf(read);
  const typed = differing(stored, mine);

  const form = {
    place: correctionKey(article.articleId),
    unsaved: (): UnsavedForm | null =>
      isDone.current || typed.length === 0
        ? null
        : { values: Object.fromEntries(typed.map((box) => [box, mine[box]])), version: read.mdfcnDt },
    restore: (work: UnsavedForm) => setSitting((now) => takenUp(now, work)),
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
    setSitting((now) => movedOnto(now, theirs));
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
    setSitting((now) => ({ ...now, mine: { ...now.mine, [box]: text } }));

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
      setSitting({ read: article, mine: textsOf(article) });
      kept.forget();
    },
    draft,
  };
};
