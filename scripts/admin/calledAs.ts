import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productFolder } from '#server/kernel/productFiles.ts';

const isInstalled = existsSync(join(productFolder, 'release.json'));

/**
 * How an operator runs a command here: an installed release has no npm.
 * @param script its name in package.json
 * @param command the words after `culture-press`
 */
export const calledAs = (script: string, command: string): string =>
  isInstalled ? `culture-press ${command}` : `npm run ${script} --`;
