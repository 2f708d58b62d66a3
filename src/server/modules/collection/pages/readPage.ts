import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { paragraphsOf } from '#server/kernel/text/plainText.ts';
import { type PageFacts, type PageTree, pageFacts } from './pageFacts.ts';

/** Content of an article page. */
export interface PageReading extends Omit<PageFacts, 'text'> {
  /** The body, one paragraph per line; null if the page has none. */
  body: string | null;
}

/** Maximum number of elements; a page with more is not meant for readers. */
const maxElements = 20_000;
/** Minimum number of characters of an article body. */
const minLength = 200;
/** The text outside the markup is used if it is longer than the markup's by this factor. */
const muchLonger = 1.25;

/** The parser does not complete a page: elements that browsers would add are added here. */
const completed = (html: string): string =>
  /<body[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;

const remove = (document: PageTree, selector: string): void => {
  for (const element of document.querySelectorAll(selector)) element.remove();
};

/** The main text of a page; null if there is none. Modifies the tree. */
const foundBody = (document: PageTree): string | null => {
  // the headline is known already; contents of templates are not shown on the page, though the parser has them in the
  // tree
  remove(document, 'h1, template');
  try {
    // its type requires the browser's DOM, which a server lacks; linkedom's DOM is sufficient
    const article = new Readability(document as never, {
      maxElemsToParse: maxElements,
      charThreshold: minLength,
    }).parse();
    return paragraphsOf(article?.content ?? '');
  } catch {
    // if Readability fails, the page's metadata is still used
    return null;
  }
};

const bodyOf = (found: string | null, carried: string | null): string | null => {
  const isCarried = carried !== null && carried.length > muchLonger * (found?.length ?? 0);
  const body = isCarried ? carried : found;
  return body && body.length >= minLength ? body : null;
};

/** Reads the article of a page. Pure. */
export const readPage = (html: string): PageReading => {
  const document: PageTree = parseHTML(completed(html)).document;
  const { text, ...facts } = pageFacts(document);
  return { ...facts, body: bodyOf(foundBody(document), text) };
};
