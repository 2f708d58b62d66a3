import type { Handle } from '#server/kernel/database/database.ts';
import { appliedMigrations } from '#server/kernel/database/migrate.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { markName, pathOf } from '#server/kernel/files/names.ts';
import { productVersion } from '#server/kernel/productFiles.ts';
import { atOneMoment } from '../copy/ask.ts';
import { chunksOf, digesting } from '../copy/rowsOfTable.ts';
import { readSequencesAndComments, type SequencesAndComments } from '../copy/sequencesAndComments.ts';
import { type CopiedTable, sortedTables } from '../copy/tables.ts';
import { type PartWriter, writeArchive } from './archive.ts';
import {
  asPart,
  filesFolder,
  format,
  type Head,
  headName,
  type Manifest,
  manifestName,
  rowsFolder,
} from './manifest.ts';
import type { Seal } from './seal.ts';
import type { BackupSource } from './source.ts';
import { uploadsIn, uploadsInRows } from './uploads.ts';

type TableRows = Manifest['rows'][number];

const writeRows = async (writer: PartWriter, handle: Handle, table: CopiedTable): Promise<TableRows> => {
  const all = digesting();
  let number = 0;
  for await (const { lines } of chunksOf(handle, table)) {
    all.add(lines);
    number += 1;
    const name = `${rowsFolder(table)}${String(number).padStart(6, '0')}.ndjson`;
    await writer.add(name, Buffer.from(`${lines.join('\n')}\n`));
  }
  return { schema: table.schema, name: table.name, ...all.digest() };
};

interface WrittenRows extends SequencesAndComments {
  head: Head;
  rows: TableRows[];
  leftOut: string[];
  /** Uploads referenced by rows. */
  named: string[];
}

const writeDatabase = (writer: PartWriter, { database }: BackupSource): Promise<WrittenRows> =>
  atOneMoment(database, async (handle) => {
    const { ours, others: leftOut } = await sortedTables(handle);
    const head: Head = {
      product: 'culture-press',
      format,
      version: productVersion(),
      engine: database.engine,
      at: new Date().toISOString(),
      migrations: await appliedMigrations(handle),
      tables: ours,
    };
    await writer.add(headName, asPart(head));
    const rows: TableRows[] = [];
    for (const table of head.tables) rows.push(await writeRows(writer, handle, table));
    return {
      head,
      rows,
      leftOut,
      named: await uploadsInRows(handle),
      ...(await readSequencesAndComments(handle)),
    };
  });

/** Call after the rows: an upload is stored before a row references it, so no referenced upload can be missing. */
const writeUploads = async (
  writer: PartWriter,
  store: FileStore,
  named: readonly string[],
): Promise<Manifest['files']> => {
  const missing = new Set(named);
  const files = { count: 0, bytes: 0 };
  const mark = await store.mark();
  if (mark !== undefined) await writer.add(`${filesFolder}${markName}`, Buffer.from(mark));
  for await (const { fileId, size } of uploadsIn(store)) {
    await store.locally(fileId, (path) => writer.addFile(`${filesFolder}${pathOf(fileId)}`, path, size));
    missing.delete(fileId);
    files.count += 1;
    files.bytes += size;
  }
  return { ...files, missing: [...missing] };
};

/** Writes all data of the product to a new file. @returns the manifest */
export const writeBackup = async (
  path: string,
  seal: Seal,
  source: BackupSource,
  store: FileStore,
): Promise<Manifest> => {
  let written: Manifest | undefined;
  await writeArchive(path, seal, async (writer) => {
    const { head, named, ...inDatabase } = await writeDatabase(writer, source);
    const files = await writeUploads(writer, store, named);
    written = { ...head, ...inDatabase, files, parts: [...writer.parts] };
    await writer.add(manifestName, asPart(written));
  });
  if (!written) throw new Error('Nothing was written.');
  return written;
};
