import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import { fileFolder } from '#server/kernel/crud/upload.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';

/**
 * The mark is a file of the store like any other: it lies in the folder and has its row, which belongs to no entity,
 * so that no call gives it out.
 */
const markName = '.store';

/** The mark in the database. */
export const knownMark = async (): Promise<string | undefined> => {
  const [row] = await db()
    .select({ mark: storedFile.ownerKey })
    .from(storedFile)
    .where(eq(storedFile.fileId, markName));
  return row?.mark ?? undefined;
};

/** The mark in the folder. */
export const foundMark = async (dataDir: string): Promise<string | undefined> => {
  try {
    return (await readFile(join(fileFolder(dataDir), markName), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const keepMark = (): Promise<string> =>
  advisoryLock('file store', async () => {
    const known = await knownMark();
    if (known !== undefined) return known;
    const mark = randomUUID();
    await db().insert(storedFile).values({
      fileId: markName,
      ownerEntity: markName,
      ownerKey: mark,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    });
    return mark;
  });

/** Ties the folder to the database: the database's mark, made if it has none, stands in both afterwards. */
export const tieStore = async (dataDir: string): Promise<void> => {
  const mark = await keepMark();
  const folder = fileFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${markName}.${randomUUID()}`);
  await writeFile(draft, `${mark}\n`);
  await rename(draft, join(folder, markName));
};
