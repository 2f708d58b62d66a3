import { sql } from 'drizzle-orm';
import type { Handle } from '#server/kernel/database/database.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { ask } from '../copy/ask.ts';

/** A stored file; its size in bytes. */
export interface StoredUpload {
  fileId: string;
  size: number;
}

/** All files of a store, one after another. The trash is left out, because nothing refers to it. */
export async function* uploadsIn(store: FileStore): AsyncGenerator<StoredUpload> {
  for await (const fileIds of store.names())
    for (const fileId of fileIds) {
      // a file deleted since its name was read is skipped
      const found = await store.stat(fileId);
      if (found) yield { fileId, size: found.size };
    }
}

/** Uploads referenced by rows. */
export const uploadsInRows = async (handle: Handle): Promise<string[]> =>
  (
    await ask<{ id: string }>(
      handle,
      sql`select file_id as id from stored_file where del_yn = 'N' and file_id not like '.%' order by file_id`,
    )
  ).map(({ id }) => id);
