import type { ReportDocument, ReportLine } from './reportDocument.ts';

/** What XML, and so no file of a report, can hold: control characters, halves of characters, noncharacters. */
const unprintable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const inPrint = (text: string): string => text.replaceAll(unprintable, '');

const languageTag = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;
/** Characters of an address that every reader of papers follows. */
const maxAddress = 2_000;

const isWebAddress = (href: string): boolean =>
  href.length <= maxAddress && /^https?:$/.test(URL.parse(href)?.protocol ?? '');

const lineInPrint = <Line extends ReportLine>({ text, language, href, ...line }: Line) => {
  const address = inPrint(href ?? '');
  return {
    ...line,
    text: inPrint(text),
    ...(language && languageTag.test(language) && { language }),
    ...(isWebAddress(address) && { href: address }),
  };
};

/**
 * A document without what its files cannot hold or should not: unprintable characters, languages that are no tags, and
 * links that do not lead into the web or are too long.
 */
export const printable = ({ title, facts, summary, blocks }: ReportDocument): ReportDocument => ({
  title: inPrint(title),
  facts: facts.map(inPrint),
  summary: summary.map(inPrint),
  blocks: blocks.map((block) => {
    if (block.is === 'table') {
      const { caption, head, rows } = block;
      return {
        is: block.is,
        caption: inPrint(caption),
        head: head.map(inPrint),
        rows: rows.map((cells) => cells.map(inPrint)),
      };
    }
    if (block.is === 'figure') return { ...block, caption: inPrint(block.caption), alt: inPrint(block.alt) };
    return lineInPrint(block);
  }),
});
