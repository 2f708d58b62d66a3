import { buffer } from 'node:stream/consumers';
import ZipStream from 'zip-stream';

type Part = [name: string, content: string | Buffer];

/** A zip of these parts, in this order. */
export const zipOf = async (parts: readonly Part[], store = false): Promise<Buffer<ArrayBuffer>> => {
  const zip = new ZipStream({ store });
  const whole = buffer(zip);
  for (const [name, content] of parts)
    await new Promise<void>((done, fail) =>
      zip.entry(Buffer.from(content), { name }, (error) => (error ? fail(error) : done())),
    );
  zip.finalize();
  return Buffer.from(await whole);
};

const office = 'application/vnd.openxmlformats-officedocument';
const contentTypes = (main: string): Part => [
  '[Content_Types].xml',
  `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${office}.${main}+xml"/></Types>`,
];
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const lines = (text: string, line: (text: string) => string): string =>
  text
    .split('\n')
    .map((one) => line(escaped(one)))
    .join('');

/** A Word document. Each line is a paragraph, in runs of three characters, since programs split words anywhere. */
export const docxOf = (text: string, extra: readonly Part[] = []): Promise<Buffer<ArrayBuffer>> => {
  const runs = (line: string) =>
    (line.match(/.{1,3}/gu) ?? [])
      .map((run) => `<w:r><w:t xml:space="preserve">${escaped(run)}</w:t></w:r>`)
      .join('');
  const body = text
    .split('\n')
    .map((line) => `<w:p>${runs(line)}</w:p>`)
    .join('');
  return zipOf([
    contentTypes('wordprocessingml.document.main'),
    ['word/document.xml', `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`],
    ...extra,
  ]);
};

/** An Excel workbook with a cell for each line, one below the other, stored as shared strings. */
export const xlsxOf = (text: string): Promise<Buffer<ArrayBuffer>> =>
  zipOf([
    contentTypes('spreadsheetml.sheet.main'),
    ['xl/sharedStrings.xml', `<sst>${lines(text, (line) => `<si><t>${line}</t></si>`)}</sst>`],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet><sheetData>${text
        .split('\n')
        .map((_line, index) => `<row><c t="s"><v>${index}</v></c><c><v>${index}.5</v></c></row>`)
        .join('')}</sheetData></worksheet>`,
    ],
  ]);

/** PowerPoint slides, one for each line. */
export const pptxOf = (text: string): Promise<Buffer<ArrayBuffer>> =>
  zipOf([
    contentTypes('presentationml.presentation.main'),
    ...text
      .split('\n')
      .map(
        (line, index): Part => [
          `ppt/slides/slide${index + 1}.xml`,
          `<p:sld><a:p><a:r><a:t>${escaped(line)}</a:t></a:r></a:p></p:sld>`,
        ],
      ),
  ]);

export const odtOf = (text: string): Promise<Buffer<ArrayBuffer>> =>
  zipOf([
    ['mimetype', 'application/vnd.oasis.opendocument.text'],
    ['content.xml', `<office:text>${lines(text, (line) => `<text:p>${line}</text:p>`)}</office:text>`],
  ]);

/** A document in Hancom's zip format (hwpx). */
export const hwpxOf = (text: string): Promise<Buffer<ArrayBuffer>> =>
  zipOf([
    ['mimetype', 'application/hwp+zip'],
    [
      'META-INF/container.xml',
      '<?xml version="1.0"?><ocf:container xmlns:ocf="urn:oasis:names:tc:opendocument:xmlns:container"><ocf:rootfiles><ocf:rootfile full-path="Contents/content.hpf" media-type="application/hwpml-package+xml"/></ocf:rootfiles></ocf:container>',
    ],
    [
      'Contents/content.hpf',
      '<?xml version="1.0"?><opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:manifest><opf:item id="section0" href="Contents/section0.xml" media-type="application/xml"/></opf:manifest><opf:spine><opf:itemref idref="section0"/></opf:spine></opf:package>',
    ],
    [
      'Contents/section0.xml',
      `<?xml version="1.0" encoding="UTF-8"?><hs:sec xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph">${lines(
        text,
        (line) => `<hp:p><hp:run><hp:t>${line}</hp:t></hp:run></hp:p>`,
      )}</hs:sec>`,
    ],
  ]);

/** A PDF as older Korean programs write it: the font is not embedded, and its encoding is given by name only. */
export const pdfOf = (text: string): Buffer<ArrayBuffer> => {
  const shown = text
    .split('\n')
    .map((line) => `<${Buffer.from(line, 'utf16le').swap16().toString('hex')}> Tj T*`)
    .join('\n');
  const content = `BT /F 12 Tf 14 TL 50 750 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /HYSMyeongJo-Medium /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
