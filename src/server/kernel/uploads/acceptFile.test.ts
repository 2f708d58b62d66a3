import { expect, it } from 'vitest';
import { extensionOf, storedName } from './acceptFile.ts';

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\업무\\보고서.hwp', '보고서.hwp'],
  ['보고서\u202Efdp.exe', '보고서_fdp.exe'],
  ['줄\n바꿈\u0000.pdf', '줄_바꿈_.pdf'],
  ['보고서'.normalize('NFD') + '.pdf', '보고서.pdf'],
  ['  앞뒤 빈칸.pdf  ', '앞뒤 빈칸.pdf'],
  ['..', '_'],
  ['', '_'],
])('%j is kept as %s', (given, kept) => {
  expect(storedName(given)).toBe(kept);
});

it('keeps the extension of a name that is too long, and no half of a sign', () => {
  const kept = storedName(`${'😀'.repeat(200)}.pdf`);
  expect(kept.length).toBeLessThanOrEqual(255);
  expect(kept).toMatch(/^(?:😀)+\.pdf$/u);
});

it('reads extensions without regard to case', () => {
  expect([extensionOf('A.PDF'), extensionOf('없음')]).toEqual(['pdf', '']);
});
