import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, describe, expect, it } from 'vitest';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import {
  docxOf,
  hwpxOf,
  odtOf,
  pdfOf,
  pptxOf,
  xlsxOf,
  zipOf,
} from '../../../../../tests/helpers/documents.ts';
import { readText } from './readText.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (extension: string, bytes: Buffer) => {
  const path = join(folder, `it.${extension}`);
  writeFileSync(path, bytes);
  return readText(path, extension);
};
const korean = '한류 확산과 문화외교\n제2장 똠방각하 & 韓國 文化 <BTS>';
const text = async (extension: string, bytes: Buffer) => {
  const outcome = await read(extension, bytes);
  return outcome.state === 'READ' ? outcome.text : outcome;
};

describe('the text of a document', () => {
  it.each([
    ['pdf', pdfOf],
    ['docx', docxOf],
    ['pptx', pptxOf],
    ['odt', odtOf],
    ['hwpx', hwpxOf],
  ] as const)('is whole in %s, Korean as it was written', async (extension, make) => {
    expect(await text(extension, await make(korean))).toBe(korean);
  });

  it('of a workbook is its cells, a row a line', async () => {
    expect(await text('xlsx', await xlsxOf(korean))).toBe(korean.replace('\n', ' 0.5\n').concat(' 1.5'));
  });

  it('brings the tokens that searches need', async () => {
    const outcome = await read('docx', await docxOf(korean));
    const tokens = outcome.state === 'READ' ? outcome.tokens : [];
    for (const term of ['문화외교', 'bts', '韓國'])
      expect(queryTokens(term).tokens.every((token) => tokens.includes(token))).toBe(true);
  });

  it('of slides comes in their order', async () => {
    const titles = Array.from({ length: 12 }, (_, index) => `장 ${index + 1}`).join('\n');
    expect(await text('pptx', await pptxOf(titles))).toBe(titles);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be', 'cp949'])('in plain files is read from %s', async (encoding) => {
    const plain = '제목,내용\r\n한류,"문화외교"';
    const marked = iconv.encode(plain, encoding, { addBOM: encoding === 'utf-8' });
    for (const bytes of [marked, iconv.encode(plain, encoding)])
      expect(await text('csv', bytes)).toBe('제목,내용\n한류,"문화외교"');
  });

  it('of a page leaves out its scripts', async () => {
    const page = '<html><script>나쁜</script><style>p{}</style><p>가 &amp; 나<p>다<br>라</html>';
    expect(await text('html', Buffer.from(page))).toBe('가 & 나\n다\n라');
  });

  it('leaves out what was deleted and what is written twice', async () => {
    const body =
      '<w:p><w:del><w:r><w:delText>지운</w:delText></w:r></w:del><mc:AlternateContent><mc:Choice><w:t>글상자</w:t></mc:Choice><mc:Fallback><w:t>글상자</w:t></mc:Fallback></mc:AlternateContent></w:p>';
    const bytes = await docxOf('본문', [['word/footnotes.xml', `<w:footnotes>${body}</w:footnotes>`]]);
    expect(await text('docx', bytes)).toBe('본문\n글상자');
  });
});

describe('a file that cannot be read', () => {
  it('is empty when it has no letter', async () => {
    expect(await read('docx', await docxOf(' \n --- '))).toEqual({ state: 'EMPTY' });
    expect(await read('pdf', pdfOf(''))).toEqual({ state: 'EMPTY' });
  });

  it.each([
    ['a picture', 'png', Buffer.from('x'), 'UNKNOWN_KIND'],
    ['a renamed program', 'pdf', Buffer.from('MZ\x90\x00 %%EOF'), 'DAMAGED'],
    ['a pdf cut off', 'pdf', pdfOf('가').subarray(0, 300), 'DAMAGED'],
    ['a pdf of nothing but its frame', 'pdf', Buffer.from('%PDF-1.4 지면 %%EOF'), 'DAMAGED'],
    [
      'a pdf whose pages are their own parents',
      'pdf',
      Buffer.from(pdfOf('가').toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1'),
      'DAMAGED',
    ],
    [
      'a hwp of noise',
      'hwp',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096, 7)]),
      'DAMAGED',
    ],
  ])('%s ends in a reason', async (_what, extension, bytes, reason) => {
    expect(await read(extension, bytes)).toMatchObject({ state: 'FAILED', reason });
  });

  it('is lost when it is not there', async () => {
    expect(await readText(join(folder, 'nowhere.pdf'), 'pdf')).toEqual({ state: 'FAILED', reason: 'LOST' });
  });

  it('is damaged when its elements have no end', async () => {
    const deep = await docxOf('가', [['word/footnotes.xml', '<w:p>'.repeat(1_000_000)]]);
    expect(await read('docx', deep)).toEqual({ state: 'FAILED', reason: 'DAMAGED' });
  });

  it('never has its own entities replaced, inside or from outside', async () => {
    const body =
      '<!DOCTYPE w [<!ENTITY a "가가가가가가"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><w:p><w:t>전 &b;&c; 후</w:t></w:p>';
    const bytes = await docxOf('본문', [['word/footnotes.xml', body]]);
    expect(await text('docx', bytes)).toBe('본문\n전 &b;&c; 후');
  });

  it('goes on with what it has when its text is longer than is kept', async () => {
    const long = await text('docx', await docxOf('가나다라마바사아자차 '.repeat(60_000)));
    expect(long).toHaveLength(300_000);
  });

  it.each([
    [4, true],
    [7, true],
    [8, false],
  ])('keeps at most %i characters on request, and says whether that is all', async (most, isPartial) => {
    const path = join(folder, 'kept.txt');
    writeFileSync(path, '가나  다라\t마바');
    const kept = '가나 다라 마바'.slice(0, most);
    expect(await readText(path, 'txt', most)).toMatchObject({ state: 'READ', text: kept, isPartial });
  });

  it('of a zip within is not opened', async () => {
    expect(await read('zip', await zipOf([['가.txt', '나']]))).toEqual({
      state: 'FAILED',
      reason: 'UNKNOWN_KIND',
    });
  });
});
