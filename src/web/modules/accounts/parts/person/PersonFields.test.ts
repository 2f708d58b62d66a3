import { describe, expect, it } from 'vitest';
import { nationChoices } from './PersonFields.tsx';

describe('the choice of a country', () => {
  it('begins with Korea, goes on by Korean names, and shows the numbers', () => {
    const choices = nationChoices([
      { ntnId: 'FR', ntnNm: '프랑스', ntnno: '33' },
      { ntnId: 'GH', ntnNm: '가나', ntnno: '+233' },
      { ntnId: 'KR', ntnNm: '대한민국', ntnno: '82' },
      { ntnId: 'AQ', ntnNm: '남극', ntnno: null },
    ]);
    expect(choices.map(({ label }) => label)).toEqual([
      '대한민국 (+82)',
      '가나 (+233)',
      '남극',
      '프랑스 (+33)',
    ]);
  });
});
