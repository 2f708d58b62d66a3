import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { resources } from '#generated/resources/index.ts';
import { filesOf } from '../../crud/files.ts';
import { filePath } from '../../crud/upload.ts';
import type { Environment } from '../../environment.ts';
import { Failure } from '../../failure.ts';
import { attachment, contentType } from './attachment.ts';
import { type CurrentRevision, currentDocuments, type DocumentKind } from './currentDocuments.ts';
import { documentFile, type Names } from './documentText.ts';

type Settings = Names & Pick<Environment, 'dataDir'>;

const none = (): Failure =>
  new Failure(404, 'NOT_FOUND', '시행 중인 문서가 없습니다. 관리자에게 문의해 주세요.');

/** The first file of a revision, if it has one and it lies in the store. */
const storedFileOf = async ({ docId }: CurrentRevision, dataDir: string) => {
  const spec = resources.document;
  if (!spec) return undefined;
  const [file] = await filesOf(spec, docId);
  if (!file) return undefined;
  const path = filePath(dataDir, file.fileId);
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  return size === undefined ? undefined : { ...file, path, size };
};

/**
 * Answers with the document in force: the file that its author attached, else its text.
 * @throws Failure 404 when there is none
 */
export const downloadDocument = async (
  kind: DocumentKind,
  reply: FastifyReply,
  settings: Settings,
): Promise<FastifyReply> => {
  const [current] = await currentDocuments([kind]);
  if (!current) throw none();
  const file = await storedFileOf(current, settings.dataDir);
  if (!file) {
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', attachment(`${current.docKndNm}.txt`))
      .send(documentFile(current, settings));
  }
  return reply
    .type(contentType(file.fileExtn))
    .header('content-disposition', attachment(file.orgnlFileNm))
    .header('content-length', file.size)
    .send(createReadStream(file.path));
};
