import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { prepareFolder } from '../database/dataFolder.ts';
import type { FileStore, Trashed } from './fileStore.ts';
import { FileMissing, isFileId, markName, pathOf, trashPathOf } from './names.ts';

const folderName = 'files';

const fileFolder = (dataDir: string): string => join(dataDir, folderName);

/** Path of a stored file. @throws FileMissing if the name is not an id */
export const filePath = (dataDir: string, fileId: string): string =>
  join(fileFolder(dataDir), pathOf(fileId));

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Names in a folder; empty if the folder does not exist. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

const makeParent = (path: string) => mkdir(dirname(path), { recursive: true });

/** Moves a file; it is no error if another server was faster. */
const move = async (from: string, to: string): Promise<void> => {
  await makeParent(to);
  await rename(from, to).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
};

/** The folders of two characters over which files are distributed; other entries do not belong to the product. */
const isFileFolder = (folder: string): boolean => /^[^.]{2}$/.test(folder);

const trashIn = (root: string): FileStore['trash'] => {
  const place = ({ fileId }: Trashed) => join(root, pathOf(fileId));
  const inTrash = ({ day, fileId }: Trashed) => join(root, trashPathOf(day, fileId));
  return {
    async list() {
      const trashed: Trashed[] = [];
      for (const day of await namesIn(join(root, '.trash')))
        for (const fileId of (await namesIn(join(root, trashPathOf(day)))).filter(isFileId))
          trashed.push({ day, fileId });
      return trashed;
    },
    put: async (one) => move(place(one), inTrash(one)),
    bringBack: async (one) => move(inTrash(one), place(one)),
    empty: (day) => rm(join(root, trashPathOf(day)), { recursive: true, force: true }),
  };
};

/** Stored files in `dataDir/files`, which servers of one database may share over the network. */
export const folderStore = (dataDir: string): FileStore => {
  const root = fileFolder(dataDir);
  const at = (fileId: string) => filePath(dataDir, fileId);
  const found = async (fileId: string) => {
    if (!isFileId(fileId)) return undefined;
    const there = await stat(at(fileId)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    return there?.isFile() ? there : undefined;
  };
  return {
    place: root,
    prepare: async () => prepareFolder(dataDir, folderName),
    async write(fileId, content, accept) {
      const path = at(fileId);
      try {
        await makeParent(path);
        await pipeline(content, createWriteStream(path, { flags: 'wx', flush: true }));
        await accept?.(path);
      } catch (error) {
        // a file already stored under this name is kept
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true });
        throw error;
      }
    },
    async stat(fileId) {
      const there = await found(fileId);
      // a name that was linked to older bytes keeps their modification time
      return there && { size: there.size, changedAt: Math.max(there.mtimeMs, there.ctimeMs) };
    },
    async read(fileId, range) {
      if (!(await found(fileId))) throw new FileMissing();
      return createReadStream(at(fileId), range);
    },
    async copy(from, to) {
      if (!(await found(from))) throw new FileMissing();
      const path = at(to);
      await makeParent(path);
      // copied if the disk does not support links
      await link(at(from), path).catch(() => copyFile(at(from), path));
    },
    async remove(fileId) {
      if (isFileId(fileId)) await rm(at(fileId), { force: true });
    },
    locally: async (fileId, work) => work(at(fileId)),
    async *names() {
      for (const folder of (await namesIn(root)).filter(isFileFolder))
        yield (await namesIn(join(root, folder))).filter(isFileId);
    },
    trash: trashIn(root),
    async mark() {
      try {
        return (await readFile(join(root, markName), 'utf8')).trim();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async setMark(mark) {
      await mkdir(root, { recursive: true });
      const draft = join(root, `${markName}.${randomUUID()}`);
      await writeFile(draft, `${mark}\n`);
      await rename(draft, join(root, markName));
    },
  };
};
