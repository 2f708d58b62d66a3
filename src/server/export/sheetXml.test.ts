import { expect, it } from 'vitest';
import { sheetXml } from './sheetXml.ts';

async function* rows() {
  yield [['르몽드', 12, 100]];
}

it('shows numbers of a decimal column with their decimal place, also where it is a zero', async () => {
  const columns = [
    { label: '매체', width: 10 },
    { label: '기사 수', width: 10 },
    { label: '점수', width: 10, isDecimal: true },
  ];
  let text = '';
  for await (const part of sheetXml({ preamble: [], columns, batches: rows() })) text += part;
  expect(text).toContain('<c r="B3"><v>12</v></c><c r="C3" s="3"><v>100</v></c>');
});
