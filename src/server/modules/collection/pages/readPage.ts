import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { paragraphsOf } from '#server/kernel/text/plainText.ts';
import { embeddedText } from './embeddedText.ts';
import { type PageFacts, pageFacts } from './pageFacts.ts';
import { withoutPaywall } from './paywall.ts';
import { type PageTree, prepare } from './preparedPage.ts';
import { weightOf } from './textWeight.ts';
import { trimmedBody } from './trimmedBody.ts';

/** Content of an article page. */
export interface PageReading extends Omit<PageFacts, 'text'> {
  /** The body, one paragraph per line; null if the page has none. */
  body: string | null;
  /** The page says that the rest is for subscribers. */
  isPaywalled: boolean;
}

/** Maximum number of elements; a page with more is not meant for readers. */
const maxElements = 20_000;
/** Minimum weight of a body, and of a brief that the page marks as its article. */
const minWeight = { body: 200, brief: 60 } as const;
/** The text outside the markup is used if it is longer than the markup's by this factor. */
const muchLonger = 1.25;

/** Maximum depth: in a tree of thousands of levels every search takes time of the square of them. */
const maxDepth = 3_000;
/** Elements that have no end tag, or may lack it. */
const unclosed = new Set(
  'area base br col dd dt embed hr img input li link meta option p param source td th tr track wbr'.split(
    ' ',
  ),
);

/** Whether the elements of a page are nested deeper than any page for readers, judged by its tags. */
const isTooDeep = (html: string): boolean => {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)) {
    if (unclosed.has(name.toLowerCase())) continue;
    depth += end ? -1 : 1;
    if (depth > maxDepth) return true;
  }
  return false;
};

/** The parser does not complete a page: elements that browsers would add are added here. */
const completed = (html: string): string =>
  /<body[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;

/** The main text of a page; null if there is none. Modifies the tree. */
const foundBody = (document: PageTree): string | null => {
  // the headline is known already
  for (const headline of document.querySelectorAll('h1')) headline.remove();
  try {
    // its type requires the browser's DOM, which a server lacks; linkedom's DOM is sufficient
    const article = new Readability(document as never, {
      maxElemsToParse: maxElements,
      charThreshold: minWeight.body,
    }).parse();
    return paragraphsOf(article?.content ?? '');
  } catch {
    // if Readability fails, the page's metadata is still used
    return null;
  }
};

/** The text of the page's only article, if it is a brief: a sentence or two. */
const briefOf = (document: PageTree): string | null => {
  const [article, other] = document.querySelectorAll('article, [itemprop="articleBody"]');
  if (!article || (other && !article.contains(other))) return null;
  const text = paragraphsOf(
    Array.from(article.querySelectorAll('p'), ({ innerHTML }) => `<p>${innerHTML}</p>`).join(''),
  );
  return weightOf(text) >= minWeight.brief && /[.!?。！？]["'”’»」』)]*$/u.test(text) ? text : null;
};

const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The body with the leads in front that it lacks. */
const withLeads = (body: string, leads: readonly string[]): string => {
  const known = squeezed(body);
  return [...leads.filter((lead) => !known.includes(squeezed(lead))), body].join('\n');
};

/** Reads the article of a page; of one that is not meant for readers, only its head. Pure. */
export const readPage = (sent: string): PageReading => {
  const html = isTooDeep(sent) ? sent.slice(0, Math.max(0, sent.search(/<\/head|<body/i))) : sent;
  // linkedom describes its tree by the browser's types, of which PageTree names what is used
  const document = parseHTML(completed(html)).document as unknown as PageTree;
  const { text: carried, ...facts } = pageFacts(document);
  const embedded = embeddedText(document);
  const leads = prepare(document);
  const brief = briefOf(document);
  const found = foundBody(document);
  const isWhole = found !== null && weightOf(found) >= minWeight.body;
  const shown = isWhole ? withLeads(found, leads) : brief;
  const outside = carried ?? (isWhole ? null : embedded);
  const isCarried = outside !== null && outside.length > muchLonger * (shown?.length ?? 0);
  const whole = isCarried ? outside : shown;
  const { text: free, isPaywalled } = withoutPaywall(whole ?? '');
  const text = trimmedBody(free);
  const isEnough = weightOf(text) >= (isWhole || isCarried ? minWeight.body : minWeight.brief);
  return { ...facts, body: isEnough ? text : null, isPaywalled: isPaywalled || facts.isForSubscribers };
};
