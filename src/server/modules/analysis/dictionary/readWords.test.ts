import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { workbookOf } from '#server/kernel/export/workbook.ts';
import { zipOf } from '../../../../../tests/helpers/documents.ts';
import { blockedFor } from '../../../../../tests/helpers/loopDelay.ts';
import { readWords } from './readWords.ts';
import { readWordsInThread } from './readWordsInThread.ts';

const workbook = async (heads: string[], ...rows: string[][]): Promise<Buffer> => {
  async function* batches() {
    yield rows;
  }
  const columns = heads.map((label) => ({ label, width: 10 }));
  const pieces: Buffer[] = [];
  for await (const piece of workbookOf({ preamble: ['제목'], columns, batches: batches() }))
    pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

const csv = (...lines: string[]): string => ['대표어,특징 종류,다른 표기,비고', ...lines].join('\r\n');
const inBytes = (text: string) => Buffer.from(text);
const reasonOf = async (line: string) => (await readWords(inBytes(csv(line)))).refused[0]?.reason;

describe('a list of words', () => {
  const word = {
    extrKwd: '방탄소년단',
    featKndCd: 'pern',
    synmList: ['BTS', '防弾少年団'],
    rmrk: '가수',
  };

  it('is read from CSV in any encoding of Korean spreadsheets, and from a workbook', async () => {
    const text = csv('방탄소년단,인물,"BTS, 防弾少年団",가수');
    const files = [
      inBytes(text),
      inBytes(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      // as programs of other countries, copied cells and a Mac write it
      inBytes(text.replaceAll(',', ';').replace('BTS;', 'BTS,')),
      Buffer.from(`\uFEFF${text.replaceAll(',', '\t').replace('BTS\t', 'BTS,')}`, 'utf16le'),
      inBytes(text.normalize('NFD')),
      await workbook(
        ['대표어', '특징 종류', '다른 표기', '비고'],
        ['방탄소년단', '인물', 'BTS, 防弾少年団', '가수'],
      ),
    ];
    for (const file of files) {
      const { words, refused } = await readWords(file);
      expect(words).toEqual([{ line: expect.any(Number) as number, ...word }]);
      expect(refused).toEqual([]);
    }
    const old = await readWords(iconv.encode(csv('한류,이슈,Hallyu,'), 'cp949'));
    expect(old.words).toMatchObject([{ line: 2, extrKwd: '한류', synmList: ['Hallyu'], rmrk: null }]);
  });

  it('may have its columns in another order, some missing, and lines above them', async () => {
    const { words } = await readWords(
      inBytes('특징 사전 목록\r\n\r\n특징종류,번호,대표어\r\ninst,7,문체부\r\n'),
    );
    expect(words).toEqual([{ line: 4, extrKwd: '문체부', featKndCd: 'inst', synmList: [], rmrk: null }]);
  });

  it('names in which line of the workbook something is amiss, gaps counted', async () => {
    const { refused } = await readWords(
      await workbook(['대표어', '특징 종류'], ['가나', '인물'], ['', ''], ['', '기관']),
    );
    expect(refused).toEqual([{ line: 6, word: '기관', reason: '대표어가 비어 있습니다.' }]);
  });

  it('refuses what the form would refuse, in a sentence', async () => {
    expect(await reasonOf(',인물,,')).toBe('대표어가 비어 있습니다.');
    expect(await reasonOf('가나,사람,,')).toBe(
      "'사람'은(는) 특징 종류가 아닙니다. 이슈, 인물, 사건, 정책, 기관, 행사 가운데 하나를 적어 주세요.",
    );
    expect(await reasonOf('가나,,,')).toContain('특징 종류가 비어 있습니다.');
    expect(await reasonOf(`${'가'.repeat(101)},인물,,`)).toBe('대표어는 100자까지 쓸 수 있습니다.');
    expect(await reasonOf(`가나,인물,${'a'.repeat(101)},`)).toContain('100자보다 깁니다.');
  });

  it('adds what a later line says of the same word to the first', async () => {
    const { words, repeated } = await readWords(
      inBytes(csv('한류,이슈,Hallyu,', '한류,이슈,"韓流;Hallyu、한류",', '한류,정책,,')),
    );
    expect(words).toMatchObject([
      { extrKwd: '한류', featKndCd: 'issue', synmList: ['Hallyu', '韓流'] },
      { extrKwd: '한류', featKndCd: 'plcy', synmList: [] },
    ]);
    expect(repeated).toEqual([{ line: 3, extrKwd: '한류', first: 2 }]);
  });

  it.each([
    ['a file without heads', inBytes('가나,다라\r\n'), "첫 줄에 '대표어'와 '특징 종류'가 있어야 합니다."],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '예전 엑셀 형식(.xls)'],
    ['a torn workbook', Buffer.from('PK\x03\x04 and nothing else', 'latin1'), '손상되었거나'],
  ])('is not %s', async (_, content, sentence) => {
    await expect(readWords(content)).rejects.toThrow(sentence);
  });

  it('keeps nobody waiting, whatever is in it', async () => {
    const sheet = `<sheetData>${'<row>'.repeat(25_000)}`;
    const files = [
      await zipOf([['xl/worksheets/sheet1.xml', sheet]]),
      Buffer.from('\n'.repeat(2_000_000)),
      Buffer.from(csv('방탄소년단,인물,BTS,가수')),
    ];
    let found: unknown[] = [];
    const longest = await blockedFor(100, async () => {
      found = [];
      for (const file of files)
        found.push(await readWordsInThread(file).then(({ words }) => words.length, String));
    });
    const headless = expect.stringContaining('첫 줄에') as string;
    expect(found).toEqual([headless, headless, 1]);
    expect(longest).toBeLessThanOrEqual(100);
  });
});
