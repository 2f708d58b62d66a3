import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the bundler calls a module: packages are known by where they really lie.
 * @param root the project's folder
 * @param path from there
 */
export const moduleId = (root: string, path: string): string => {
  const place = join(root, path);
  return path.startsWith('node_modules/') ? realpathSync(place) : place;
};
