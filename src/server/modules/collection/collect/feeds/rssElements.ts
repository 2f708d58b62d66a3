import { outsideCdata } from './readableXml.ts';

/** RSS without the prefix of its namespace (`<r:rss>`, `<r:item>`), which the parser does not know. */
export const withoutPrefix = (rss: string, prefix: string): string =>
  prefix === ''
    ? rss
    : outsideCdata(rss, (text) => text.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</'));

const body = /<(\/?)(?:xhtml:)?body(?=[\s/>])/gi;
const otherBodies = /<(?:content:encoded|html)[\s>]/i;

/**
 * RSS whose items carry their text as `<body>` or `<xhtml:body>`, with the name that the parser knows for it. Left as it is
 * where items name their text in the usual way, or where a body is that of a page.
 */
export const withKnownBodies = (rss: string): string =>
  otherBodies.test(rss) ? rss : outsideCdata(rss, (text) => text.replace(body, '<$1content:encoded'));
