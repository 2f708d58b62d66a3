import { lineOf } from '#server/kernel/text/plainText.ts';
import { weightOf } from './textWeight.ts';

/** The part of the DOM that preparing a page uses. */
export interface PageElement {
  readonly tagName: string;
  readonly id: string;
  readonly className: string;
  readonly parentElement: PageElement | null;
  readonly children: Iterable<PageElement>;
  readonly content?: PageElement;
  textContent: string | null;
  innerHTML: string;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  contains(other: PageElement): boolean;
  replaceWith(...nodes: (PageElement | string)[]): void;
  prepend(...nodes: (PageElement | string)[]): void;
  remove(): void;
}

export interface PageTree {
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  createElement(name: string): PageElement;
  documentElement: PageElement | null;
}

const all = (root: PageTree | PageElement, selector: string): PageElement[] =>
  Array.from(root.querySelectorAll(selector));

const textIn = (element: PageElement): string => element.textContent?.trim() ?? '';

const renamed = (page: PageTree, element: PageElement, name: string): PageElement => {
  const other = page.createElement(name);
  other.innerHTML = element.innerHTML;
  element.replaceWith(other);
  return other;
};

/** Parts that a server sends after the rest (React): each is put where its placeholder stands. */
const placeStreamed = (page: PageTree): void => {
  for (const part of all(page, 'div[hidden][id^="S:"]')) {
    part.removeAttribute('hidden');
    page.querySelector(`template[id="B:${part.id.slice(2).replaceAll('"', '')}"]`)?.replaceWith(part);
  }
};

/** Shadow roots that are written in the page: browsers show what they hold. */
const openShadows = (page: PageTree): void => {
  for (const template of all(page, 'template[shadowrootmode], template[shadowroot]'))
    renamed(page, template, 'div');
};

const hiddenStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$))/i;

const isHidden = (element: PageElement): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  hiddenStyle.test(element.getAttribute('style') ?? '');

/** Characters of the paragraphs in an element. */
const paragraphText = (root: PageTree | PageElement): number =>
  all(root, 'p').reduce((sum, paragraph) => sum + textIn(paragraph).length, 0);

const hiddenSelector = '[hidden], [aria-hidden="true"], [style]';
const dialogSelector =
  '[role="dialog"], [role="alertdialog"], [aria-modal="true"], [id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i], [id*="onetrust" i], [id*="didomi" i]';

/** Elements that hold most of the page's paragraphs are shown, however they are hidden until a script runs. */
const showText = (page: PageTree): void => {
  const whole = paragraphText(page);
  for (const element of all(page, hiddenSelector)) {
    if (!isHidden(element) || paragraphText(element) * 2 < whole) continue;
    for (const name of ['hidden', 'aria-hidden', 'style']) element.removeAttribute(name);
  }
  for (const dialog of all(page, dialogSelector)) if (paragraphText(dialog) * 2 < whole) dialog.remove();
};

/** What is there for browsers without scripts, if the page has no other text. */
const showNoscript = (page: PageTree): void => {
  const whole = paragraphText(page);
  for (const noscript of all(page, 'body noscript')) {
    const shown = renamed(page, noscript, 'div');
    if (shown.querySelector('p') === null || paragraphText(shown) * 2 < whole) shown.remove();
  }
};

const sentenceEnd = /[.!?。！？…]["'”’»」』)\]]*$/u;

/** Paragraphs that are one link as a whole are text where they are sentences; lists of links are left. */
const unlinkSentences = (page: PageTree): void => {
  for (const link of all(page, 'article p > a, main p > a, [itemprop="articleBody"] p > a')) {
    const text = textIn(link);
    const paragraph = link.parentElement;
    if (!paragraph || text !== textIn(paragraph) || weightOf(text) < 60 || !sentenceEnd.test(text)) continue;
    paragraph.innerHTML = link.innerHTML;
  }
};

const leadSelector =
  'article header p, article header h2, article [class*="standfirst" i], article [class*="summary" i], article [class*="subtitle" i], article [class*="lead" i], article [class*="chapo" i], article [class*="dek" i], article [itemprop="description"], main header p';

const noLead =
  /byline|author|date|time|share|caption|credit|tag|breadcrumb|related|comment|meta|leaderboard/i;

/** Leads in front of the article's first paragraph, which a search for the densest text leaves out. */
const leadsOf = (page: PageTree): string[] => {
  const leads: string[] = [];
  for (const element of all(page, leadSelector).slice(0, 12)) {
    const text = lineOf(element.textContent ?? '');
    const isSmall = element.querySelector('p + p') === null && text.length <= 600;
    if (
      isSmall &&
      weightOf(text) >= 40 &&
      !noLead.test(element.className) &&
      !element.closest('aside, nav, footer, figure')
    )
      leads.push(text);
  }
  return [...new Set(leads)].slice(0, 2);
};

/**
 * Prepares a page for reading: shows what is sent hidden until a script runs, and lets sentences be text that are links.
 * Modifies the tree. @returns the leads of its article, which the body may lack
 */
export const prepare = (page: PageTree): string[] => {
  placeStreamed(page);
  openShadows(page);
  // contents of other templates are not shown, though the parser has them in the tree
  for (const template of all(page, 'template')) template.remove();
  for (const caption of all(page, 'figcaption')) caption.remove();
  showNoscript(page);
  showText(page);
  unlinkSentences(page);
  return leadsOf(page);
};
