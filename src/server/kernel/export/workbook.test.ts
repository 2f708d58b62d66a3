import { expect, it } from 'vitest';
import { sheetXml } from './workbook.ts';

async function* rows() {
  yield [['르몽드', 12, 100]];
}

it('a decimal column shows its decimal place, also for zero', async () => {
  const columns = [
    { label: '매체', width: 10 },
    { label: '기사 수', width: 10 },
    { label: '점수', width: 10, isDecimal: true },
  ];
  let text = '';
  for await (const part of sheetXml({ preamble: [], columns, batches: rows() })) text += part;
  expect(text).toContain('<c r="B3"><v>12</v></c><c r="C3" s="3"><v>100</v></c>');
});

/** Style and text of the only cell of a sheet. */
const cellOf = async (text: string): Promise<string[]> => {
  const batches = (async function* () {
    yield [[text]];
  })();
  let xml = '';
  for await (const part of sheetXml({ preamble: [], columns: [{ label: '글', width: 10 }], batches }))
    xml += part;
  return (
    /<c r="A3"( s="\d")? t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t>/s.exec(xml)?.slice(1) ?? []
  );
};

it.each([
  ['한국 문화, Culture 2026', '한국 문화, Culture 2026'],
  ['전통 & <현대> "예술"', '전통 &amp; &lt;현대&gt; &quot;예술&quot;'],
  ['첫 줄\r\n둘째 줄\n셋째\t칸', '첫 줄\n둘째 줄\n셋째\t칸'],
  ['_x000D_와 a_b', '_x005F_x000D_와 a_b'],
  ['앞\u0000\u0008\u000b\u001f\ufffe\uffff뒤', '앞뒤'],
  ['한복 👘', '한복 👘'],
  ['끊긴 \ud83d 글자', '끊긴 \ufffd 글자'],
  ['-1,234.5', '-1,234.5'],
  ['가나다=1', '가나다=1'],
])('a sheet writes the text %j as %j', async (text, expected) => {
  expect(await cellOf(text)).toEqual([undefined, expected]);
});

it.each(['=1+1', '\u200b＝1+1', '- 대시로 시작', '@NewJeans 컴백', '+82-2-3704-9114 문의'])(
  'a sheet writes %j unchanged, in a style that keeps it a text',
  async (text) => {
    expect(await cellOf(text)).toEqual([' s="4"', text]);
  },
);
