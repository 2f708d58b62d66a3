import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFolder } from './compressedFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('texts of a kilobyte or more have their compressed copies beside them', async () => {
  mkdirSync(join(folder, 'assets'));
  const script = 'console.log("one of many lines");\n'.repeat(100);
  const files = { 'assets/app.js': script, 'assets/small.js': 'let a;', 'assets/face.woff2': script };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await compressFolder(folder);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'face.woff2',
    'small.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(script);
});
