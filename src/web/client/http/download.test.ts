import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

describe('file name of a download', () => {
  it.each([
    [`attachment; filename="x.hwp"; filename*=UTF-8''%EB%B3%B4%EA%B3%A0%EC%84%9C.hwp`, '보고서.hwp'],
    ['attachment; filename="report 1.pdf"', 'report 1.pdf'],
    ['attachment; filename=report.pdf', 'report.pdf'],
    [`attachment; filename="ok.txt"; filename*=UTF-8''%E0%A4`, 'ok.txt'],
    ['inline', null],
    [undefined, null],
  ])('%s', (header, name) => expect(fileNameOf(header)).toBe(name));
});
