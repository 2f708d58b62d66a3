import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { paragraphsOf } from '../collect/plainText.ts';

/** Elements that a page may have; a page with more is none that people read. */
const mostElements = 20_000;
/** Characters from which a text counts as an article's body. */
const fewest = 200;

/** The parser takes a page as it is written: one that leaves out what browsers add is given it. */
const completed = (html: string): string =>
  /<body[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;

/** The body of an article out of its page: one paragraph a line; null where the page has none. Pure. */
export const readPage = (html: string): string | null => {
  const { document } = parseHTML(completed(html));
  // the headline is known already
  for (const headline of document.querySelectorAll('h1')) headline.remove();
  // its type names the DOM of browsers, which a server does not know; linkedom's is enough for it
  const article = new Readability(document as never, {
    maxElemsToParse: mostElements,
    charThreshold: fewest,
  }).parse();
  const text = paragraphsOf(article?.content ?? '');
  return text.length < fewest ? null : text;
};
