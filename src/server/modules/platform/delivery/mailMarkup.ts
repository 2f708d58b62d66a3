import { escaped } from './mailHtml.ts';

/**
 * HTML elements with inline styles, since mail clients ignore style sheets.
 * @param style CSS by style name
 */
export const mailMarkup = <Look extends string>(style: Readonly<Record<Look, string>>) => ({
  /** @param content HTML */
  tag: (name: string, look: Look, content: string): string =>
    `<${name} style="${style[look]}">${content}</${name}>`,
  anchor: (href: string, look: Look, words: string): string =>
    `<a href="${escaped(href)}" style="${style[look]}">${escaped(words)}</a>`,
});
