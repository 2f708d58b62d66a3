import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { paragraphsOf } from '#server/kernel/text/plainText.ts';
import { type PageFacts, type PageTree, pageFacts } from './pageFacts.ts';

/** What an article's page gives. */
export interface PageReading extends Omit<PageFacts, 'text'> {
  /** The body: one paragraph a line; null where the page has none. */
  body: string | null;
}

/** Elements that a page may have; a page with more is none that people read. */
const maxElements = 20_000;
/** Characters from which a text counts as an article's body. */
const minLength = 200;
/** A text that the page carries beside its markup is whole where the markup's is so much shorter. */
const muchLonger = 1.25;

/** The parser takes a page as it is written: one that leaves out what browsers add is given it. */
const completed = (html: string): string =>
  /<body[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;

const remove = (document: PageTree, selector: string): void => {
  for (const element of document.querySelectorAll(selector)) element.remove();
};

/** The main text of a page; null where there is none. Modifies the tree. */
const foundBody = (document: PageTree): string | null => {
  // the headline is known already; what templates hold is not on the page, though the parser has it in the tree
  remove(document, 'h1, template');
  try {
    // its type names the DOM of browsers, which a server does not know; linkedom's is enough for it
    const article = new Readability(document as never, {
      maxElemsToParse: maxElements,
      charThreshold: minLength,
    }).parse();
    return paragraphsOf(article?.content ?? '');
  } catch {
    // a page that stops it says what it says of itself all the same
    return null;
  }
};

const bodyOf = (found: string | null, carried: string | null): string | null => {
  const isCarried = carried !== null && carried.length > muchLonger * (found?.length ?? 0);
  const body = isCarried ? carried : found;
  return body && body.length >= minLength ? body : null;
};

/** An article out of its page. Pure. */
export const readPage = (html: string): PageReading => {
  const document: PageTree = parseHTML(completed(html)).document;
  const { text, ...facts } = pageFacts(document);
  return { ...facts, body: bodyOf(foundBody(document), text) };
};
