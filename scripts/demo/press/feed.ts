import type { PressOutlet } from './outlets.ts';
import type { PrintedReport } from './press.ts';

/** Maximum number of reports in a feed: the outlet's latest. */
const maxItems = 20;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const itemOf = ({ title, url, at, author, paragraphs }: PrintedReport): string =>
  [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${url}</link>`,
    `<guid>${url}</guid>`,
    `<pubDate>${at.toUTCString()}</pubDate>`,
    `<dc:creator>${escaped(author)}</dc:creator>`,
    `<description>${escaped(paragraphs.map((one) => `<p>${escaped(one)}</p>`).join(''))}</description>`,
    '</item>',
  ].join('');

/** The RSS document of an outlet. @param printed reports of all outlets, earliest first */
export const feedOf = (outlet: PressOutlet, printed: readonly PrintedReport[]): string => {
  const own = printed.filter((report) => report.outlet === outlet).slice(-maxItems);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escaped(outlet.feedTtl)}</title>`,
    `<link>https://www.${outlet.domain}/</link>`,
    `<language>${outlet.lanCd}</language>`,
    ...own.toReversed().map(itemOf),
    '</channel></rss>',
  ].join('\n');
};
