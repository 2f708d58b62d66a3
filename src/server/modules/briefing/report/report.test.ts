import { decodeXML } from 'entities';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'kordoc';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { contentsOf, type ReportBlock, type ReportDocument, textsOf } from './reportDocument.ts';
import { paperName, reportFile } from './reportFile.ts';
import { toDocx } from './toDocx.ts';
import { toHwpx } from './toHwpx.ts';
import { toPdf } from './toPdf.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const texts = {
  ko: '파리에서 한국 전통공예 특별전이 개막했다고 르몽드가 전했다.',
  en: 'The exhibition drew record crowds, officials said on Tuesday.',
  ar: 'افتتح المعرض الكوري في باريس وسط حضور كبير',
  th: 'นิทรรศการเกาหลีเปิดขึ้นที่กรุงปารีส',
  zh: '韩国传统文化展在巴黎开幕，韓國傳統文化展',
  ru: 'Выставка открылась в Париже 😀',
};
/** What another reader of Markdown, or of marked-up text, would change or leave out. */
const lookAlikes = [
  '# 우물 *별표* _밑줄_ ~~취소~~ `코드` [글](https://a.example) ![그림](b)',
  '| 막대 | 둘 | \\| <b>꺾쇠</b> & &amp; "따옴표" \'둘\'',
  '(282791) DT_1B040A3 MCP 조회 결과, 금113,560원, 2026-07-18, 1. 첫째 2) 둘째',
  'ZQ0QZ 뷁쀍 #set text(red) $x^2$ @label \u200b제로',
];

const itemsOf = (count: number): ReportBlock[] =>
  Array.from({ length: count }, (_, place): ReportBlock[] => {
    const [language, text] = Object.entries(texts)[place % 6] ?? ['', ''];
    const address = `https://example.org/${place};a?b=1&c="2"`;
    return [
      ...(place % 20 === 0 ? [{ is: 'chapter', text: `${place + 1}번째 장` } as const] : []),
      { is: 'item', text: `${place} ${text}` },
      { is: 'source', text: `르몽드 · 프랑스 · 2026-11-${10 + (place % 20)}` },
      { is: 'detail', text, language },
      { is: 'point', text: `${texts.ko} (${place})`.repeat(1 + (place % 4)) },
      { is: 'detail', text: address, href: address },
    ];
  }).flat();

const head = { title: '일일 외신 동향', facts: ['제2026-331호', '문화체육관광부'] };
const shapes: Record<string, ReportDocument> = {
  'an empty one': { ...head, summary: [], blocks: [] },
  'one with texts that look like markup': {
    ...head,
    title: lookAlikes[0] ?? '',
    summary: lookAlikes,
    blocks: lookAlikes.flatMap((text): ReportBlock[] => [
      { is: 'chapter', text },
      { is: 'paragraph', text },
      { is: 'item', text },
      { is: 'source', text },
      { is: 'point', text },
      { is: 'detail', text },
      { is: 'table', caption: text, head: [text, '건수'], rows: [[text, '1,204']] },
    ]),
  },
  'one of 60 items in six languages with figures and tables': {
    ...head,
    summary: ['첫째 줄', '둘째 줄'],
    blocks: [
      ...itemsOf(60),
      ...[1, 2, 3].flatMap((place): ReportBlock[] => [
        {
          is: 'table',
          caption: `표 ${place}`,
          head: ['국가', '건수', '증감'],
          rows: [
            ['프랑스', '12', '+3'],
            ['일본', '', '-1'],
          ],
        },
        { is: 'figure', caption: `그림 ${place}`, alt: '막대가 세 개 있다', png },
      ]),
    ],
  },
};

const squeezed = (text: string): string => text.replaceAll(/[\s\u200b\u2060]/gu, '').normalize('NFC');

/** The texts of a document that another does not hold at their place. */
const lostIn = (document: ReportDocument, read: string): string[] => {
  const whole = squeezed(read);
  let place = 0;
  return textsOf(document).filter((text) => {
    const found = whole.indexOf(squeezed(text), place);
    if (found >= 0) place = found + squeezed(text).length;
    return found < 0;
  });
};

/** The texts of a part of a zipped document, in the elements of a name. */
const textIn = (file: Buffer, part: string, element: string): string => {
  const xml = strFromU8(unzipSync(file)[part] ?? new Uint8Array());
  const runs = xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'));
  return decodeXML([...runs].map(([, text]) => text).join(''));
};
const readHwpx = (file: Buffer) => textIn(file, 'Contents/section0.xml', 'hp:t');
const readDocx = (file: Buffer) => textIn(file, 'word/document.xml', 'w:t');

/** Declared as an object, but a map. */
const isTagged = async (pdf: PDFDocumentProxy): Promise<unknown> =>
  ((await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean>).get('Marked');

const readPdf = async (file: Buffer) => {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, place) => {
      const { items } = await (await pdf.getPage(place + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  // the numbers of the pages stand between their texts
  return {
    pdf,
    text: pages.map((page, place) => page.replace(new RegExp(`- ${place + 1} -$`), '')).join(''),
  };
};

/** Scripts whose letters join: this reader does not look at what a PDF says of them. No letter lacks its picture. */
const joined = /[\p{Script=Arabic}\p{Script=Thai}]/gu;
const simple = (document: ReportDocument): ReportDocument => ({
  ...document,
  blocks: document.blocks.map((block) =>
    'text' in block ? { ...block, text: block.text.replaceAll(joined, '') } : block,
  ),
});

describe.each(Object.entries(shapes))('of a report, %s,', (_, document) => {
  it('the paper for 한글 holds every text in its order, as Word and another reader see it', async () => {
    const file = await toHwpx(document);
    expect(lostIn(document, readHwpx(file))).toEqual([]);
    expect(await parse(file)).toMatchObject({ success: true, fileType: 'hwpx' });
  });

  it('the document for Word holds every text in its order', async () => {
    const file = await toDocx(document);
    expect(lostIn(document, readDocx(file))).toEqual([]);
    expect(await parse(file)).toMatchObject({ success: true, fileType: 'docx' });
  });

  it('the PDF holds every text in its order, is tagged, and names its language', async () => {
    const { pdf, text } = await readPdf(toPdf(document));
    expect(lostIn(simple(document), text.replaceAll(joined, ''))).toEqual([]);
    expect(await isTagged(pdf)).toBe(true);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: document.title, Language: 'ko' });
    expect(metadata?.get('pdfuaid:part')).toBe('1');
  });
});

/** What a paper can carry of texts as the press, or a person's clipboard, hands them over. */
const hostile: ReportDocument = {
  ...head,
  title: '가\u0001나\ud800다\ufffe',
  summary: [']]> #read("/etc/passwd") \udc00\u000b'],
  blocks: [
    { is: 'item', text: '라\u001b마' },
    ...['', 'english', '한국어', 'zh-hant', 'e"<'].map(
      (language): ReportBlock => ({ is: 'detail', text: `${language} 글`, language }),
    ),
    { is: 'detail', text: '긴 주소', href: `https://example.org/${'a'.repeat(9_000)}` },
    { is: 'detail', text: '깨진 주소', href: 'https://example.org/\u0001\ud800' },
    { is: 'detail', text: '스크립트', href: 'javascript:alert(1)' },
    { is: 'table', caption: '표\u0000', head: ['\u0002국가'], rows: [['\ud800프랑스']] },
  ],
};

it('what no paper can hold is left out of every file, and the rest is there', async () => {
  const [hwpx, docx, pdf] = [
    await reportFile('hwpx', hostile),
    await reportFile('docx', hostile),
    await reportFile('pdf', hostile),
  ];
  const rest = ['가나다', ']]> #read("/etc/passwd")', '라마', '한국어 글', '긴 주소', '표', '국가', '프랑스'];
  for (const text of [readHwpx(hwpx), readDocx(docx), (await readPdf(pdf)).text])
    expect(rest.filter((part) => !squeezed(text).includes(squeezed(part)))).toEqual([]);
  for (const file of [hwpx, docx]) {
    const parts = Object.values(unzipSync(file)).map((part) => strFromU8(part));
    const controls = [0, 1, 2, 0xb, 0x1b, 0xfffe].map((code) => String.fromCharCode(code));
    const xml = parts.filter((part) => part.startsWith('<?xml'));
    expect(xml.filter((part) => controls.some((control) => part.includes(control)))).toEqual([]);
    expect(parts.join('')).not.toContain('javascript:');
  }
});

it('the name of a paper can be stored on every system, whatever its title', () => {
  const named = (title: string) => paperName({ ...hostile, title, facts: ['제3호'] });
  expect(named('../../가\r\n나: "다"|\u202exfdp')).toBe('가 나 다 xfdp 제3호');
  expect(named('일일 브리핑 11.30')).toBe('일일 브리핑 11.30 제3호');
});

it('a link in the paper for 한글 leads to its whole address, in which nothing ends the command', async () => {
  const file = await toHwpx({ ...head, summary: [], blocks: itemsOf(1) });
  const xml = strFromU8(unzipSync(file)['Contents/section0.xml'] ?? new Uint8Array());
  const [, command = ''] = /name="Command">([^<]*)</.exec(xml) ?? [];
  expect(decodeXML(command)).toBe('https\\://example.org/0%3Ba?b=1&c="2";1;0;0');
});

it('a long report has a table of contents, and an outline in its PDF', async () => {
  const long: ReportDocument = { ...head, summary: [], blocks: itemsOf(100) };
  expect(contentsOf(long)).toHaveLength(5);
  const { pdf } = await readPdf(toPdf(long));
  expect(pdf.numPages).toBeGreaterThanOrEqual(10);
  expect((await pdf.getOutline()).map(({ title }) => title)).toHaveLength(5);
  expect(contentsOf({ ...long, blocks: itemsOf(10) })).toEqual([]);
});

it('a letter that no font has does not keep a PDF from being made', async () => {
  const document: ReportDocument = { ...head, summary: ['ꦲꦏ꧀ꦱꦫꦗꦮ'], blocks: [] };
  const { pdf } = await readPdf(toPdf(document));
  expect(await isTagged(pdf)).toBe(true);
});
