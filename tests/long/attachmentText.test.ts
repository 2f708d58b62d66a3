import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
// past the index: examined with the collections of tests/
import { readText } from '#server/modules/search/attachments/readText.ts';
import { docxOf } from '../helpers/documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a document that unpacks without end is too large, and is not unpacked', async () => {
  const bomb = await docxOf('가', [['word/footnotes.xml', Buffer.alloc(130 * 1024 * 1024, ' ')]]);
  expect(bomb.length).toBeLessThan(3_000_000);
  const path = join(folder, 'it.docx');
  writeFileSync(path, bomb);
  expect(await readText(path, 'docx')).toEqual({ state: 'FAILED', reason: 'TOO_LARGE' });
});
