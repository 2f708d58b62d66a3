import type { BodyField, SelectedPassage } from './passages.ts';

/** The whole paragraphs of a body carry the name of its field and where they start in it. */
const paragraphs = '[data-passage-field]';

const offsetIn = (paragraph: Element, container: Node, offset: number): number => {
  const range = document.createRange();
  range.setStart(paragraph, 0);
  range.setEnd(container, offset);
  return range.toString().length;
};

interface Covered {
  field: BodyField;
  start: number;
  end: number;
}

const coveredBy = (range: Range, paragraph: HTMLElement): Covered => {
  const { passageField, passageStart } = paragraph.dataset;
  const base = Number(passageStart);
  const from = paragraph.contains(range.startContainer)
    ? offsetIn(paragraph, range.startContainer, range.startOffset)
    : 0;
  const to = paragraph.contains(range.endContainer)
    ? offsetIn(paragraph, range.endContainer, range.endOffset)
    : (paragraph.textContent ?? '').length;
  return { field: passageField as BodyField, start: base + from, end: base + to };
};

/** The passage of a body that a range of the document covers; of the first body if it covers both. */
export const passageIn = (range: Range): SelectedPassage | undefined => {
  const covered = [...document.querySelectorAll<HTMLElement>(paragraphs)]
    .filter((paragraph) => range.intersectsNode(paragraph))
    .map((paragraph) => coveredBy(range, paragraph))
    .filter(({ start, end }) => start < end);
  const [first] = covered;
  const last = covered.findLast(({ field }) => field === first?.field);
  return first && last && { field: first.field, start: first.start, end: last.end };
};

/** The passage that is selected now, without white space around it. */
export const selectedPassage = (textOf: (field: BodyField) => string): SelectedPassage | undefined => {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const passage = passageIn(selection.getRangeAt(0));
  if (!passage) return undefined;
  const quote = textOf(passage.field).slice(passage.start, passage.end);
  const start = passage.start + (quote.length - quote.trimStart().length);
  const end = passage.end - (quote.length - quote.trimEnd().length);
  return start < end ? { ...passage, start, end } : undefined;
};
