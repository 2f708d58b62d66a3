import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyFolder, preparedFolder, providePreparedFolders } from './preparedFolders.ts';
import { root } from './program.ts';
import { fillWithDemoData } from './seeded.ts';
import { startServer } from './server.ts';
import { setStoryClock } from './storyClock.ts';
import { memoryFolder } from './temporaryCluster.ts';

const cache = join(root, '.cache');

/** Files that affect the folder after a first start with demo data. */
const ingredients = ['dist/server/.hash', 'tests/helpers/{onPreparedFolders,seeded,storyClock}.ts'];

function shelfPath(): string {
  const hash = createHash('sha256').update(process.env['DEMO_SAME_AS'] ?? '');
  for (const path of globSync(ingredients, { cwd: root }).sort())
    hash.update(path).update(readFileSync(join(root, path)));
  return join(cache, `prepared-${hash.digest('hex').slice(0, 16)}`);
}

/** Creates the folders from which servers of this run start: after a first start, and with demo data. */
async function fill(shelf: string): Promise<void> {
  const server = await startServer({ DATA_DIR: preparedFolder(shelf, 'base') });
  const code = await server.stop();
  if (code !== 0) throw new Error(`The first server ended with code ${code}:\n${server.output()}`);
  copyFolder(preparedFolder(shelf, 'base'), preparedFolder(shelf, 'demo'));
  fillWithDemoData(preparedFolder(shelf, 'demo'));
}

/**
 * Puts temporary files of the run into memory, if there is room: a database waits for its disk at each write.
 * @returns a function that removes the folder
 */
function workInMemory(): () => void {
  const memory = memoryFolder();
  if (!memory) return () => {};
  const folder = mkdtempSync(join(memory, 'tests-'));
  // PostgreSQL uses it under another account
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes the prepared folders of the built server, unless they are there: the first start and the demo data, at the clock
 * of stories.
 * @returns the folder of the prepared folders
 */
export async function prepareFolders(): Promise<string> {
  setStoryClock();
  const shelf = shelfPath();
  mkdirSync(cache, { recursive: true });
  for (const old of globSync('prepared-*', { cwd: cache }))
    if (!shelf.endsWith(old)) rmSync(join(cache, old), { recursive: true, force: true });
  if (!existsSync(shelf)) {
    const draft = `${shelf}-${process.pid}`;
    mkdirSync(draft);
    await fill(draft);
    renameSync(draft, shelf);
  }
  return shelf;
}

/**
 * Global set-up of the projects that start servers: every server starts from a copy of a prepared folder.
 */
export default async function onPreparedFolders(): Promise<() => void> {
  providePreparedFolders(await prepareFolders());
  return workInMemory();
}
