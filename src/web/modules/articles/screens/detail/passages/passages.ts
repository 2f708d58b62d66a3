import { createContext, useContext } from 'react';
import { quoteFinder, type TextRange } from '#contract/textQuote.ts';
import type { PassageMemo } from '#generated/types/articleMemoCalls.ts';
import type { ArticleRecord } from '../articleRecord.ts';

export type BodyField = 'articleCn' | 'articleTransCn';

/** A note on a passage, and where its passage stands in the text now; absent if it has gone. */
export interface PlacedPassage extends PassageMemo {
  range?: TextRange | undefined;
}

/** A passage that was selected to write a note on it. */
export interface SelectedPassage extends TextRange {
  field: BodyField;
}

/** The notes with the places of their passages in the texts of the article. */
export const placed = (
  article: Pick<ArticleRecord, BodyField>,
  notes: readonly PassageMemo[],
): PlacedPassage[] => {
  const finders = {
    articleCn: quoteFinder(article.articleCn ?? ''),
    articleTransCn: quoteFinder(article.articleTransCn ?? ''),
  };
  return notes.map((note) => {
    const { quotCn: quote, prfxCn, sfxCn, bgngNo: start } = note;
    const find = finders[note.fldNm as BodyField];
    return { ...note, range: find({ quote, prefix: prfxCn ?? '', suffix: sfxCn ?? '', start }) };
  });
};

interface Passages {
  notes: readonly PlacedPassage[];
  /** Opens the note with this id. */
  open: (passageId: number) => void;
}

/** The notes on passages of the article that is shown. */
export const PassageContext = createContext<Passages>({ notes: [], open: () => {} });

/** Address of the mark of a note in its text. */
export const markId = (passageId: number): string => `passage-${passageId}`;

/** A part of a text: under the note of a passage, or between such. */
export interface NotedPart extends TextRange {
  note?: PlacedPassage;
  /** The part begins the passage: only there the mark has an id. */
  isFirst?: boolean;
}

/**
 * The parts of a paragraph, in order. Where passages overlap, a part belongs to the one that begins first.
 * @param start where the paragraph starts in the whole text
 */
export const notedParts = (notes: readonly PlacedPassage[], start: number, length: number): NotedPart[] => {
  const parts: NotedPart[] = [];
  let at = 0;
  const ordered = notes
    .flatMap((note) =>
      note.range ? [{ note, from: note.range.start - start, to: note.range.end - start }] : [],
    )
    .toSorted((one, other) => one.from - other.from);
  for (const { note, from, to } of ordered) {
    const [begin, end] = [Math.max(from, at), Math.min(to, length)];
    if (begin >= end) continue;
    if (begin > at) parts.push({ start: at, end: begin });
    parts.push({ start: begin, end, note, isFirst: from >= 0 });
    at = end;
  }
  if (at < length) parts.push({ start: at, end: length });
  return parts;
};

/** The notes of a body. */
export const usePassagesOf = (field: string): Passages => {
  const { notes, open } = useContext(PassageContext);
  return { notes: notes.filter(({ fldNm }) => fldNm === field), open };
};
