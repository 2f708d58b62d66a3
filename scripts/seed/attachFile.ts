import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { storedFile } from '#generated/tables/index.ts';
import { filePath } from '#server/kernel/crud/upload.ts';
import { db } from '#server/kernel/database/db.ts';

interface Attachment {
  name: string;
  bytes: Buffer;
  /** The entity and the key of the record that it hangs on. */
  ownerEntity: string;
  ownerKey: number;
  by: string;
  at: Date;
}

/** Puts a file into the store and hangs it on a record. */
export const attachFile = async (dataDir: string, attachment: Attachment): Promise<void> => {
  const { name, bytes, ownerEntity, ownerKey, by, at } = attachment;
  const fileId = randomUUID();
  const path = filePath(dataDir, fileId);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  await db()
    .insert(storedFile)
    .values({
      fileId,
      orgnlFileNm: name,
      fileSize: bytes.length,
      fileExtn: extname(name).slice(1),
      ownerEntity,
      ownerKey: String(ownerKey),
      rgtrId: by,
      mdfrId: by,
      regDt: at,
    });
};
