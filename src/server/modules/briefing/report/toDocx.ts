import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { imageSize } from './imageSize.ts';
import {
  chapterNumber,
  contentsOf,
  type ReportDocument,
  type ReportLevel,
  type ReportLine,
  type ReportTable,
  reportMarks,
} from './reportDocument.ts';

/** Fonts of every Korean Word; others take their own. */
const font = { ascii: 'Malgun Gothic', eastAsia: 'Malgun Gothic', hAnsi: 'Malgun Gothic', cs: 'Arial' };
const navy = '003366';
const wash = 'DFE6F7';
/** Headings of Word are blue otherwise. */
const black = '000000';
const thick = { style: BorderStyle.SINGLE, size: 9, space: 6, color: '000000' };
const thin = { style: BorderStyle.SINGLE, size: 4, space: 6, color: '000000' };

/** Half points of the text, twentieths of a point before the line, of its mark and of its text. */
const levels: Record<ReportLevel, { size: number; before: number; indent: number; isBold?: true }> = {
  item: { size: 27, before: 280, indent: 380, isBold: true },
  source: { size: 20, before: 60, indent: 760 },
  point: { size: 24, before: 140, indent: 640 },
  detail: { size: 22, before: 80, indent: 940 },
};
const hanging = 360;

const rightToLeft = /^\p{P}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const run = ({ text, language, href }: ReportLine, size: number, isBold = false) => {
  const words = new TextRun({
    text,
    size,
    bold: isBold,
    ...(isBold && { color: black }),
    ...(language && { language: { value: language } }),
    ...(rightToLeft.test(text) && { rightToLeft: true }),
    ...(href && { style: 'Hyperlink' }),
  });
  return href ? new ExternalHyperlink({ link: href, children: [words] }) : words;
};

const marked = (level: ReportLevel, line: ReportLine): Paragraph => {
  const { size, before, indent, isBold = false } = levels[level];
  return new Paragraph({
    spacing: { before },
    indent: { left: indent, hanging },
    keepNext: level === 'item' || level === 'source',
    ...(level === 'item' && { heading: HeadingLevel.HEADING_2 }),
    children: [
      new TextRun({ text: `${reportMarks[level]} `, size, bold: isBold, color: black }),
      run(line, size, isBold),
    ],
  });
};

const chapter = (number: string, text: string): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: 440, after: 120 },
    border: { bottom: { ...thin, space: 3 } },
    children: [
      new TextRun({
        text: ` ${number} `,
        size: 30,
        bold: true,
        color: 'FFFFFF',
        shading: { type: ShadingType.CLEAR, fill: navy, color: 'auto' },
      }),
      new TextRun({ text: ` ${text}`, size: 30, bold: true, color: black }),
    ],
  });

const caption = (text: string): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    keepNext: true,
    spacing: { before: 240, after: 80 },
    children: [new TextRun({ text, size: 21, bold: true })],
  });

const cell = (text: string, { isHead, isFirst }: { isHead: boolean; isFirst: boolean }): TableCell =>
  new TableCell({
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: wash, color: 'auto' } }),
    children: [
      new Paragraph({
        alignment: isHead ? AlignmentType.CENTER : isFirst ? AlignmentType.LEFT : AlignmentType.RIGHT,
        children: [new TextRun({ text, size: 20, bold: isHead })],
      }),
    ],
  });

const table = ({ head, rows }: ReportTable): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head, ...rows].map(
      (cells, place) =>
        new TableRow({
          tableHeader: place === 0,
          cantSplit: true,
          children: cells.map((text, at) => cell(text, { isHead: place === 0, isFirst: at === 0 })),
        }),
    ),
  });

/** Width of a picture in pixels: the text's, or its own if it is narrower. */
const maxWidth = 620;

const picture = (png: Uint8Array, alt: string): Paragraph => {
  const { width, height } = imageSize(png);
  const scale = Math.min(1, maxWidth / width);
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new ImageRun({
        type: 'png',
        data: png,
        transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
        altText: { name: alt, description: alt, title: alt },
      }),
    ],
  });
};

const boxed = (lines: readonly string[]): Paragraph[] =>
  lines.map(
    (text) =>
      new Paragraph({
        shading: { type: ShadingType.CLEAR, fill: wash, color: 'auto' },
        border: { top: thin, bottom: thin, left: thin, right: thin },
        children: [new TextRun({ text, size: 23 })],
      }),
  );

/** A report as a document of Word, with headings, a table of contents where it is long, and page numbers. */
export const toDocx = async (document: ReportDocument): Promise<Buffer> => {
  const head: IParagraphOptions = { alignment: AlignmentType.CENTER };
  let chapters = 0;
  const contents = contentsOf(document);
  const body = document.blocks.flatMap((block): (Paragraph | Table)[] => {
    if (block.is === 'chapter') {
      chapters += 1;
      return [chapter(chapterNumber(chapters - 1), block.text)];
    }
    if (block.is === 'paragraph') return [new Paragraph({ spacing: { before: 120 }, text: block.text })];
    if (block.is === 'table') return [caption(block.caption), table(block)];
    if (block.is === 'figure') return [caption(block.caption), picture(block.png, block.alt)];
    return [marked(block.is, block)];
  });
  const made = new Document({
    title: document.title,
    styles: {
      default: { document: { run: { font, size: 24, language: { value: 'ko-KR', eastAsia: 'ko-KR' } } } },
    },
    sections: [
      {
        properties: { page: { margin: { top: 1020, bottom: 1020, left: 1134, right: 1134 } } },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                ...head,
                children: [new TextRun({ size: 20, children: ['- ', PageNumber.CURRENT, ' -'] })],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({
            ...head,
            heading: HeadingLevel.TITLE,
            border: { top: thick, bottom: thin },
            children: [new TextRun({ text: document.title, size: 44, bold: true, color: black })],
          }),
          new Paragraph({
            ...head,
            border: { bottom: thick },
            spacing: { after: 160 },
            children: [new TextRun({ text: document.facts.join(' · '), size: 21 })],
          }),
          ...boxed(document.summary),
          ...(contents.length
            ? [
                caption('차례'),
                new TableOfContents('차례', {
                  hyperlink: true,
                  headingStyleRange: '1-1',
                  cachedEntries: contents.map((title, place) => ({
                    title: `${chapterNumber(place)} ${title}`,
                    level: 1,
                  })),
                }),
              ]
            : []),
          ...body,
        ],
      },
    ],
  });
  return Packer.toBuffer(made);
};
