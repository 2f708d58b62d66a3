import type { FastifyReply } from 'fastify';
import type { Calls } from '#generated/api/calls.ts';
import { resources } from '#generated/resources/index.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { filesOf } from '#server/kernel/crud/files.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { attachment, contentType } from '#server/kernel/http/attachment.ts';
import { sendArchive } from '#server/modules/files/index.ts';
import { type CurrentRevision, currentDocuments, type DocumentKind } from './currentDocuments.ts';
import { documentFile, documentParagraphs, type Names } from './documentText.ts';

const none = (): Failure =>
  new Failure(404, 'NOT_FOUND', '시행 중인 문서가 없습니다. 관리자에게 문의해 주세요.');

/** The stored files of a revision. */
const storedFilesOf = async ({ docId }: CurrentRevision, store: FileStore) => {
  const spec = resources.document;
  if (!spec) return [];
  const files = await filesOf(spec, docId);
  const found = await Promise.all(
    files.map(async (file) => {
      const there = await store.stat(file.fileId);
      return there ? [{ ...file, size: there.size }] : [];
    }),
  );
  return found.flat();
};

/**
 * Sends the document in force: the attached file, several as an archive, else its text.
 * @throws Failure 404 if there is none
 */
const downloadDocument = async (
  kind: DocumentKind,
  reply: FastifyReply,
  names: Names,
  store: FileStore,
): Promise<FastifyReply> => {
  const [current] = await currentDocuments([kind]);
  if (!current) throw none();
  const files = await storedFilesOf(current, store);
  const [file] = files;
  if (!file) {
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', attachment(`${current.docKndNm}.txt`))
      .send(documentFile(current, names));
  }
  if (files.length > 1) {
    reply
      .type('application/zip')
      .header('content-disposition', attachment(`${current.docKndNm}_${current.rvsnYmd ?? ''}.zip`));
    return sendArchive(reply, files, store);
  }
  return reply
    .type(contentType(file.fileExtn))
    .header('content-disposition', attachment(file.orgnlFileNm))
    .header('content-length', file.size)
    .send(await store.read(file.fileId));
};

type Ids = Extract<keyof Calls, `GET /current-${string}`>;

/** Endpoints for the privacy policy, terms and agreements in force today. */
export const documentHandlers = (names: Names, store: FileStore): { [Id in Ids]: Handler<Id> } => ({
  'GET /current-document': async ({ reply }) =>
    await downloadDocument('DOC_KND_PRIVACY', reply, names, store),
  'GET /current-terms': async ({ reply }) => await downloadDocument('DOC_KND_TERMS', reply, names, store),
  'GET /current-personal-info-agreements/required': async ({ reply }) =>
    await downloadDocument('DOC_KND_REQUIRED', reply, names, store),
  'GET /current-personal-info-agreements/optional': async ({ reply }) =>
    await downloadDocument('DOC_KND_OPTIONAL', reply, names, store),
  'GET /current-document-texts': async () => {
    const found = await currentDocuments();
    return {
      data: found.map(({ docCn, ...one }) => ({
        ...one,
        paragraphs: documentParagraphs(docCn, names),
      })),
    };
  },
});
