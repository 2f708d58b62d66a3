import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { storedFile } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';

interface Attachment {
  name: string;
  /** What a picture shows, for those who do not see it. */
  expln?: string;
  bytes: Buffer;
  /** Entity and key of the record that it is attached to. */
  ownerEntity: string;
  ownerKey: number;
  by: string;
  at: Date;
}

/** Stores a file and attaches it to a record. */
export const attachFile = async (store: FileStore, attachment: Attachment): Promise<void> => {
  const { name, expln, bytes, ownerEntity, ownerKey, by, at } = attachment;
  const fileId = randomUUID();
  await store.write(fileId, Readable.from([bytes]));
  await db()
    .insert(storedFile)
    .values({
      fileId,
      orgnlFileNm: name,
      expln,
      fileSize: bytes.length,
      fileExtn: extname(name).slice(1),
      ownerEntity,
      ownerKey: String(ownerKey),
      rgtrId: by,
      mdfrId: by,
      regDt: at,
    });
};
