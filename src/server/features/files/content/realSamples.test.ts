import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#contract/constants.ts';
import { extensionOf } from '../fileName.ts';
import { inMemory } from './bytes.ts';
import { type AllowedExtension, judgeContent } from './judgeContent.ts';

const samples = resolve(import.meta.dirname, '../../../../../../shared/data/upload-samples');
const isMissing = !existsSync(join(samples, 'index.tsv'));
if (isMissing) console.warn(`Skipped: no real files at ${samples}.`);

interface Sample {
  archive: string;
  name: string;
  /** What the collection says the file is. */
  label: string;
}

const listed = (): Sample[] =>
  readFileSync(join(samples, 'index.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [archive = '', name = '', , , label = ''] = line.split('\t');
      return { archive, name, label };
    });

/** Refused although their extension is allowed, and why. Everything else of an allowed extension is taken. */
const refused: Record<string, string> = {
  'tika/testWORD_truncated.docx': 'damaged',
  'tika/testZipEncrypted.zip': 'locked',
  'tika/testEXCEL_protected_passtika.xlsx': 'locked',
  'tika/testEXCEL_protected_passtika_2.xlsx': 'locked',
  'tika/protect.xlsx': 'locked',
  'tika/testEXCEL_protected_passtika.xls': 'locked',
  'tika/password.xls': 'locked',
  'tika/testWORD_protected_passtika.docx': 'locked',
  'tika/protected_normal_case.docx': 'locked',
  'tika/protected_upper_case.docx': 'locked',
  'tika/testWORD_protected_passtika.doc': 'locked',
  'tika/testWORD_protected_drm.doc': 'locked',
  'tika/testPPT_protected_passtika.pptx': 'locked',
  'tika/testPPT_protected_passtika.ppt': 'locked',
  // one of several volumes: nobody can open it alone
  'tika/test-documents-spanned.zip': 'other',
};

/** How many of each kind are taken; 67 have an extension that is not allowed. */
const taken: Record<string, number> = {
  'valid hwp': 62,
  'valid hwpx': 43,
  'valid pdf': 20,
  'valid docx': 15,
  'valid xlsx': 12,
  'valid pptx': 8,
  'valid xls': 8,
  'valid doc': 7,
  'valid ppt': 5,
  'valid png': 3,
  'valid zip': 3,
  'valid jpg': 2,
  'valid gif': 1,
  // one page of it is broken; it opens
  corrupt: 1,
  // macros in the formats before 2007 cannot be told from the extension
  macro: 3,
  // a sheet that may not be edited, and pdfs: everybody can open the first, and a pdf keeps its kind
  'protected/encrypted': 3,
};

describe.skipIf(isMissing)('real files of the wild', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'samples-'));
    for (const archive of new Set(listed().map((sample) => sample.archive)))
      execFileSync('tar', ['xzf', join(samples, archive), '-C', folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are taken or refused as this table says', { timeout: 60_000 }, async () => {
    const found: Record<string, string> = {};
    const counts: Record<string, number> = {};
    let notAllowed = 0;
    for (const { name, label } of listed()) {
      const extension = extensionOf(name) as AllowedExtension;
      if (!constants.file.extensions.includes(extension)) {
        notAllowed += 1;
        continue;
      }
      const fault = await judgeContent(inMemory(readFileSync(join(folder, name))), extension);
      if (fault) found[name] = fault;
      else counts[label] = (counts[label] ?? 0) + 1;
    }
    expect(found).toEqual(refused);
    expect(counts).toEqual(taken);
    expect([listed().length, notAllowed]).toEqual([278, 67]);
  });

  it('under another extension are refused', { timeout: 60_000 }, async () => {
    const others: AllowedExtension[] = ['hwp', 'hwpx', 'doc', 'docx', 'xlsx', 'ppt', 'pdf', 'png'];
    const sound = listed().filter(({ label, name }) => label === `valid ${extensionOf(name)}`);
    const wrong: string[] = [];
    for (const { name } of sound) {
      const content = inMemory(readFileSync(join(folder, name)));
      for (const extension of others) {
        if (
          extension === extensionOf(name) ||
          !constants.file.extensions.includes(extensionOf(name) as never)
        )
          continue;
        if ((await judgeContent(content, extension)) === undefined) wrong.push(`${name} as .${extension}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('that break off in the middle are refused', { timeout: 60_000 }, async () => {
    const passed: string[] = [];
    for (const { name, label } of listed()) {
      const extension = extensionOf(name) as AllowedExtension;
      if (label !== `valid ${extension}` || !constants.file.extensions.includes(extension)) continue;
      const content = readFileSync(join(folder, name));
      const half = inMemory(content.subarray(0, content.length / 2));
      if ((await judgeContent(half, extension)) === undefined) passed.push(name);
    }
    // the oldest hwp has no end mark; the pdf was saved twice and its first half is its first version
    expect(passed).toEqual(['tika/testHWP_3.0.hwp', 'tika/testPDF_twoAuthors.pdf']);
  });
});
