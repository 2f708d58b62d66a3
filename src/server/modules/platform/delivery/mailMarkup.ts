import { escaped } from './mailHtml.ts';

/** Elements that bring their own look, for programs for mail know no style sheets. @param style CSS by the name of a look */
export const mailMarkup = <Look extends string>(style: Readonly<Record<Look, string>>) => ({
  /** @param content HTML */
  tag: (name: string, look: Look, content: string): string =>
    `<${name} style="${style[look]}">${content}</${name}>`,
  anchor: (href: string, look: Look, words: string): string =>
    `<a href="${escaped(href)}" style="${style[look]}">${escaped(words)}</a>`,
});
