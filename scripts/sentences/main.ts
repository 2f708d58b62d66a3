import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { sentencesOf } from './sentences.ts';

/** `npm run sentences` prints every Korean sentence of the product with its place, to be read by an editor. */
process.chdir(resolve(import.meta.dirname, '../..'));
const files = globSync(['src/**/*.{ts,tsx}', 'schemas/**/*.json']).filter(
  (path) => !/\.test\.tsx?$/.test(path),
);
for (const { path, line, text } of files.sort().flatMap((file) => sentencesOf(file)))
  console.log(`${path}:${line}\t${text}`);
