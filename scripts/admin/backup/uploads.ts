import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { fileFolder } from '#server/kernel/crud/upload.ts';
import type { Handle } from '#server/kernel/database/database.ts';
import { ask } from '../copy/ask.ts';

/** A stored file: its path below the folder of the uploads. */
export interface StoredUpload {
  path: string;
  size: number;
}

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};

/**
 * All uploads that lie in the folder, one after the other, and the mark that ties it to its database. The trash is left
 * out: nothing refers to what is in it.
 */
export async function* uploadsIn(dataDir: string): AsyncGenerator<StoredUpload> {
  const root = fileFolder(dataDir);
  for (const name of await namesIn(root)) {
    if (name === '.store') yield { path: name, size: (await stat(join(root, name))).size };
    if (!/^[^.]{2}$/.test(name)) continue;
    for (const fileId of await namesIn(join(root, name))) {
      // one that was swept since the folder was read
      const found = await stat(join(root, name, fileId)).catch(() => undefined);
      if (found?.isFile()) yield { path: `${name}/${fileId}`, size: found.size };
    }
  }
}

/** Uploads that rows name as theirs. */
export const uploadsInRows = async (handle: Handle): Promise<string[]> =>
  (
    await ask<{ id: string }>(
      handle,
      sql`select file_id as id from stored_file where del_yn = 'N' and file_id not like '.%' order by file_id`,
    )
  ).map(({ id }) => id);
