import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const folder = resolve(import.meta.dirname, '../../../shared/data/bad-input');

/** Whether the collections of hostile texts lie beside the project. */
export const hasBadInput = existsSync(folder);

/** Every line of the collections of scripts that try to run in a page, and of strings that break things; each once. */
export const hostileTexts = (): string[] => {
  const scripts = gunzipSync(readFileSync(resolve(folder, 'xss-payloads.txt.gz'))).toString('utf8');
  const naughty = JSON.parse(readFileSync(resolve(folder, 'blns.json'), 'utf8')) as string[];
  return [...new Set([...scripts.split(/\r?\n/), ...naughty])].filter((text) => text.trim() !== '');
};
