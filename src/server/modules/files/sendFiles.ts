import { extname } from 'node:path';
import type { FastifyReply } from 'fastify';
import ZipStream from 'zip-stream';
import { today } from '#contract/days.ts';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { assertQueued } from '#server/kernel/export/sendTable.ts';
import { notFound } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { attachment, contentType } from '#server/kernel/http/attachment.ts';
import { fileStem } from '#server/kernel/text/fileStem.ts';
import type { OwnedFile } from './ownedFile.ts';

/** The record that a file belongs to. */
interface Owned {
  spec: EntitySpec;
  record: Readonly<Record<string, unknown>>;
}

/** The title of a record for file names; empty if it is personal data or a long text. */
const titleOf = ({ spec, record }: Owned): string => {
  const field = fieldOf(spec, spec.represents);
  const text = record[spec.represents];
  return field?.kind === 'text' && !field.personal && typeof text === 'string' ? text : '';
};

/** `{title}.zip` for the files of one record, `첨부파일_{day}.zip` for those of several or of one without a title. */
export const archiveName = (files: readonly Owned[], day: string): string => {
  const [first, ...others] = files;
  const isOne = others.every(({ record }) => record === first?.record);
  return `${(first && isOne && fileStem(titleOf(first))) || `첨부파일_${day}`}.zip`;
};

/** Unique names within an archive: names that repeat, ignoring case, are numbered: `보고서 (2).hwp`. */
export const zipNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const extension = extname(name);
    const stem = name.slice(0, name.length - extension.length);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
};

/** The content is already compressed, or small: it is stored uncompressed. */
const packing = { store: true, forceUTC: true };

const lost = () => notFound('파일');

const sizeOf = async (store: FileStore, fileId: string): Promise<number> => {
  const found = await store.stat(fileId);
  if (!found) throw lost();
  return found.size;
};

/** Only the browser of the user may cache it (private). */
const asDownload = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');

/** Sends one file as it was uploaded. @throws Failure 404 if it is missing in the store */
export const sendFile = async (
  reply: FastifyReply,
  file: OwnedFile,
  store: FileStore,
): Promise<FastifyReply> => {
  const size = await sizeOf(store, file.fileId);
  asDownload(reply, contentType(file.fileExtn), file.orgnlFileNm).header('content-length', size);
  return reply.send(await store.read(file.fileId));
};

const closing = (zip: ZipStream): Promise<never> => {
  const closed = new Promise<never>((_done, fail) => {
    zip.once('close', () => fail(new Error('The archive was closed.')));
  });
  closed.catch(() => {});
  return closed;
};

/** Adds the files to the archive one by one; an aborted request stops it and closes all files. */
const fill = async (
  zip: ZipStream,
  store: FileStore,
  files: readonly { fileId: string; name: string }[],
): Promise<void> => {
  const closed = closing(zip);
  for (const { fileId, name } of files) {
    const content = await store.read(fileId);
    const entered = new Promise<void>((done, fail) => {
      zip.entry(content, { name }, (error) => (error ? fail(error) : done()));
    });
    try {
      await Promise.race([entered, closed]);
    } finally {
      content.destroy();
    }
  }
  zip.finalize();
};

/**
 * Streams the files as one archive; the caller sets type and name.
 * @throws Failure 404 if a file is missing in the store
 */
export const sendArchive = async (
  reply: FastifyReply,
  files: readonly Pick<OwnedFile, 'fileId' | 'orgnlFileNm'>[],
  store: FileStore,
): Promise<FastifyReply> => {
  const names = zipNames(files.map(({ orgnlFileNm }) => orgnlFileNm));
  const parts = files.map(({ fileId }, index) => ({
    fileId,
    name: names[index] ?? fileId,
  }));
  for (const { fileId } of parts) await sizeOf(store, fileId);
  const zip = new ZipStream(packing);
  void fill(zip, store, parts).catch((error: unknown) => zip.destroy(error as Error));
  return reply.send(zip);
};

/** Sends several files as one archive. @throws Failure 404 if one is missing in the store */
export const sendZip = (
  reply: FastifyReply,
  files: readonly OwnedFile[],
  store: FileStore,
): Promise<FastifyReply> => {
  assertQueued(reply);
  return sendArchive(asDownload(reply, 'application/zip', archiveName(files, today())), files, store);
};
