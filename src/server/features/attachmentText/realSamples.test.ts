import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extensionOf } from '../files/fileName.ts';
import { readers } from './readers/readers.ts';
import { readText } from './readText.ts';

const samples = resolve(import.meta.dirname, '../../../../../shared/data/upload-samples');
const isMissing = !existsSync(join(samples, 'index.tsv'));
if (isMissing) console.warn(`Skipped: no real files at ${samples}.`);

/** Nobody reads them, and why. Every other file of a kind that is read has an outcome of its own. */
const unreadable: Record<string, string> = {
  'password.xls': 'LOCKED',
  'protect.xlsx': 'LOCKED',
  'protected_normal_case.docx': 'LOCKED',
  'protected_upper_case.docx': 'LOCKED',
  'testEXCEL_protected_passtika.xls': 'LOCKED',
  'testEXCEL_protected_passtika.xlsx': 'LOCKED',
  'testEXCEL_protected_passtika_2.xlsx': 'LOCKED',
  'testODTEncrypted.odt': 'LOCKED',
  'testPPT_protected_passtika.ppt': 'LOCKED',
  'testPPT_protected_passtika.pptx': 'LOCKED',
  'testPassword4Spaces.pdf': 'LOCKED',
  'testUnicodePassword.pdf': 'LOCKED',
  'testWORD_protected_drm.doc': 'LOCKED',
  'testWORD_protected_passtika.doc': 'LOCKED',
  'testWORD_protected_passtika.docx': 'LOCKED',
  // before 1997, and one cut off
  'testEXCEL_5.xls': 'DAMAGED',
  'testWORD6.doc': 'DAMAGED',
  'testWORD_truncated.docx': 'DAMAGED',
};

/** What must be in them. */
const says: Record<string, string[]> = {
  'work_report.hwp': ['주간업무보고서', '금주 진행업무'],
  'testHWP-v5-dist.hwp': ['컨텐츠 분석 툴킷'],
  'testHWP_3.0.hwp': ['테스트'],
  'distribution.hwp': ['시설관리원 용역업체 선정'],
  '각주미주.hwp': ['sssd'],
  '4_test.hwpx': ['대중교통환승센터'],
  '2_test.hwpx': ['가을밤의 음악축제'],
  'testEXCEL.xlsx': ['Numbers and their Squares'],
  'testEXCEL.xls': ['Numbers and their Squares'],
  'testWORD_various.doc': ['Footnote appears here'],
  'testPPT.ppt': ['Sample Powerpoint Slide'],
  'testPPT.pptx': ['Attachment Test'],
  'testPDF_bad_page_303226.pdf': ['Drug Enforcement Administration'],
  'testFooter.odt': ['Here is some text on page 2'],
};

describe.skipIf(isMissing)('real files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  beforeAll(() => {
    for (const archive of ['hangul-hwp-hwpx', 'office-pdf-image-tika'])
      execFileSync('tar', ['xzf', join(samples, `${archive}.tar.gz`), '-C', folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read, or refused for a reason that is true', { timeout: 120_000 }, async () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && readers[extensionOf(entry.name)],
    );
    const refused: Record<string, string> = {};
    for (const { name, parentPath } of files) {
      const outcome = await readText(join(parentPath, name), extensionOf(name));
      if (outcome.state === 'FAILED') refused[name] = outcome.reason;
      const text = outcome.state === 'READ' ? outcome.text : '';
      for (const words of says[name] ?? []) expect([name, text.includes(words)]).toEqual([name, true]);
    }
    expect(refused).toEqual(unreadable);
    expect(files.length).toBeGreaterThan(200);
  });
});
