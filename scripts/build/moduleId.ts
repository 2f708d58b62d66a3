import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bundler's id of a module: packages are identified by their real path.
 * @param root the project's folder
 * @param path relative to it
 */
export const moduleId = (root: string, path: string): string => {
  const place = join(root, path);
  return path.startsWith('node_modules/') ? realpathSync(place) : place;
};
