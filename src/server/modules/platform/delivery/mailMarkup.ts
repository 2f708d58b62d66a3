import { escaped } from './mailHtml.ts';

/**
 * HTML elements with inline styles, since mail clients ignore style sheets.
 * @param style CSS by style name
 */
export const mailMarkup = <Style extends string>(style: Readonly<Record<Style, string>>) => ({
  /** @param content HTML */
  tag: (name: string, styleName: Style, content: string): string =>
    `<${name} style="${style[styleName]}">${content}</${name}>`,
  anchor: (href: string, styleName: Style, words: string): string =>
    `<a href="${escaped(href)}" style="${style[styleName]}">${escaped(words)}</a>`,
});
