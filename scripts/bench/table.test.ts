import { expect, it } from 'vitest';
import { renderTable } from './table.ts';

it('the table lines up Korean letters and marks what misses its bar', () => {
  const text = renderTable([
    { name: '목록', unit: 'ms', samples: [12.34, 250], bar: { of: 'p95', most: 100 } },
    { name: 'import', unit: '건/s', samples: [1670.4], bar: { of: 'median', least: 300 } },
    { name: '쉴 때 메모리', unit: 'MB', samples: [99.96] },
  ]);
  expect(text.split('\n')).toEqual([
    '측정          중앙값    p95  단위  기준',
    '목록            12.3    250  ms    p95 ≤ 100     ✖',
    'import         1,670  1,670  건/s  중앙값 ≥ 300  ✔',
    '쉴 때 메모리     100    100  MB',
  ]);
});
