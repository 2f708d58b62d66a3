import { cpSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { version?: string; name?: string; resolved?: string; link?: boolean }>;
}

const marker = 'node_modules/';

/** Package folders, as `node_modules/…`, with their `name@version`. */
const foldersOf = ({ packages }: Lock): [path: string, ref: string][] =>
  Object.entries(packages).flatMap(([path, { version, resolved = '', link }]) => {
    if (!path.startsWith(marker)) return [];
    const name = path.slice(path.lastIndexOf(marker) + marker.length);
    return [[path, `${name}@${(link ? packages[resolved]?.version : version) ?? ''}`]];
  });

/** The packages that contain a nested one, outermost first. */
const around = (path: string): string[] => {
  const parts = path.split(`/${marker}`);
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(`/${marker}`));
};

/**
 * Folders of the packages that a release needs; a nested one only if the containing one is needed too.
 * @param needed as `name@version`
 */
const neededFolders = (lock: Lock, needed: ReadonlySet<string>): string[] => {
  const refs = new Map(foldersOf(lock));
  const isNeeded = (path: string): boolean => needed.has(refs.get(path) ?? '');
  return [...refs.keys()].filter((path) => isNeeded(path) && around(path).every(isNeeded)).sort();
};

/** Files that no running program reads: types and source maps. */
const unread = /\.(?:d\.[cm]?ts|map|tsbuildinfo)$/;

/** Copies the packages that a release needs, without files only for developers. @returns their folders */
export const copyPackages = (from: string, to: string, needed: ReadonlySet<string>): string[] => {
  const lock = JSON.parse(readFileSync(join(from, 'package-lock.json'), 'utf8')) as Lock;
  const folders = neededFolders(lock, needed);
  for (const folder of folders) {
    // a workspace is a symbolic link
    const source = realpathSync(join(from, folder));
    const nested = join(source, 'node_modules');
    cpSync(source, join(to, folder), {
      recursive: true,
      filter: (path) => path !== nested && !unread.test(path),
    });
  }
  return folders;
};
