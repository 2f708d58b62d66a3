import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { markdownToHwpx } from 'kordoc';
import { contentsOf, type ReportDocument, type ReportLevel, type ReportLine } from './reportDocument.ts';

/**
 * Stands for a text while the form is made: the library reads Markdown and mends what looks like a slip of a civil
 * servant, while texts of the press stay as they are.
 */
const placeholder = (place: number): string => `ZQ${place}QZ`;
const placeholders = /ZQ(\d+)QZ/g;
const placeholderAddress = (place: number): string => `https://zq.invalid/${placeholder(place)}`;
/** An address as the command of a link writes it, and elsewhere. */
const addresses = /https(\\?):\/\/zq\.invalid\/ZQ(\d+)QZ/g;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** In a command `;` ends the address, and `:` is escaped. */
const addressIn = (address: string, isCommand: boolean): string =>
  escaped(isCommand ? address.replaceAll(';', '%3B').replaceAll(':', '\\:') : address);

const filled = (xml: string, texts: readonly string[]): string =>
  xml
    .replaceAll(addresses, (_, escape: string, place: string) =>
      addressIn(texts[Number(place)] ?? '', escape !== ''),
    )
    .replaceAll(placeholders, (_, place: string) => escaped(texts[Number(place)] ?? ''));

/** How Markdown says the levels: the library replaces the signs by those of official papers. */
const signs: Record<ReportLevel, string> = { item: '-', source: '※', point: '  -', detail: '    -' };

/** A report as a paper of 한글: title box, summary box, chapters with numerals, □ ○ - levels, page numbers. */
export const toHwpx = async (document: ReportDocument): Promise<Buffer> => {
  const texts: string[] = [];
  const images: Record<string, Uint8Array> = {};
  const hold = (text: string): string => placeholder(texts.push(text) - 1);
  const line = ({ text, href }: ReportLine): string =>
    href ? `[${hold(text)}](${placeholderAddress(texts.push(href) - 1)})` : hold(text);
  const row = (cells: readonly string[]): string => `| ${cells.map(hold).join(' | ')} |`;
  const contents = contentsOf(document);
  const markdown = [
    `# ${hold(document.title)}`,
    ...(document.summary.length ? [`> ${document.summary.map(hold).join('  \n> ')}`] : []),
    ...(contents.length ? [`**${hold('차례')}**`, ...contents.map(hold)] : []),
    ...document.blocks.map((block, place) => {
      if (block.is === 'chapter') return `## ${hold(block.text)}`;
      if (block.is === 'paragraph') return hold(block.text);
      if (block.is === 'table')
        return [
          hold(block.caption),
          '',
          row(block.head),
          `|${' --- |'.repeat(block.head.length)}`,
          ...block.rows.map(row),
        ].join('\n');
      if (block.is === 'figure') {
        images[`figure-${place}`] = block.png;
        return `${hold(block.caption)}\n\n![${hold(block.alt)}](figure-${place})`;
      }
      return `${signs[block.is]} ${line(block)}`;
    }),
  ];
  const made = await markdownToHwpx(markdown.join('\n\n'), {
    gongmun: {
      preset: 'report',
      bullet2: '○',
      pageNumbers: true,
      cover: false,
      // sentences of the press are too long to be all bold
      levels: { 1: { bold: false } },
      reportInfo: hold(document.facts.join(' · ')),
    },
    images,
  });
  const parts = unzipSync(new Uint8Array(made));
  for (const [name, content] of Object.entries(parts))
    if (/\.(?:xml|hpf|txt)$/.test(name)) {
      const text = strFromU8(content);
      if (text.includes('QZ')) parts[name] = strToU8(filled(text, texts));
    }
  // the kind of a file is read from its first part, which is not compressed
  const { mimetype, ...others } = parts;
  return Buffer.from(
    zipSync({ ...(mimetype && { mimetype: [mimetype, { level: 0 }] }), ...others }, { mtime: '1980-01-01' }),
  );
};
