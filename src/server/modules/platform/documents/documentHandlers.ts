import type { FastifyReply } from 'fastify';
import { fittingParticle } from '#contract/particles.ts';
import type { Calls } from '#generated/api/calls.ts';
import { resources } from '#generated/resources/index.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { filesOf } from '#server/kernel/crud/files.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { attachment, contentType } from '#server/kernel/http/attachment.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { paragraphsOf } from '#server/kernel/text/plainText.ts';
import { sendArchive } from '#server/modules/files/index.ts';
import { type CurrentRevision, currentDocuments, type DocumentKind } from './currentDocuments.ts';

/**
 * Replaces a placeholder by a name; the particle behind it, or behind a parenthesis that follows, is adapted: {기관명}은 →
 * 문화체육관광부는.
 */
export const withName = (text: string, mark: string, name: string): string => {
  const pieces = text.split(mark);
  return pieces
    .map((piece, index) =>
      index === 0
        ? piece
        : name +
          piece.replace(
            /^(\([^)]*\))?([은는이가을를과와])(?=\s)/u,
            (_all, aside: string | undefined, particle: string) =>
              (aside ?? '') + fittingParticle(particle, name),
          ),
    )
    .join('');
};

type Names = Pick<Environment, 'ministryName' | 'brandName' | 'supportEmail' | 'supportPhone'>;

/** Whom to ask in an installation that names no contact. */
const whoElse = '시스템 관리자에게 문의';
const bullet = '• ';
/** Lets Windows editors recognise the text as UTF-8. */
const byteOrderMark = '\ufeff';

const filled = (text: string, { ministryName, brandName, supportEmail, supportPhone }: Names): string =>
  withName(withName(text, '{기관명}', ministryName), '{누리집}', brandName)
    .replaceAll(
      '{문의 이메일} · {문의 전화}',
      [supportEmail, supportPhone].filter(Boolean).join(' · ') || whoElse,
    )
    .replaceAll('{문의 이메일}', supportEmail || whoElse)
    .replaceAll('{문의 전화}', supportPhone || whoElse);

/**
 * The text of a document, one paragraph per block of its HTML, with the names of this installation. List items begin
 * with a bullet.
 */
export const documentParagraphs = (html: string, names: Names): string[] => {
  const text = paragraphsOf(html.replaceAll(/<li(?:\s[^>]*)?>/gi, `<li>${bullet}`));
  return text === '' ? [] : filled(text, names).split('\n');
};

/** The whole document as a text file: title, day of revision, blocks. */
export const documentFile = (
  { docKndNm, rvsnYmd, docCn }: { docKndNm: string; rvsnYmd: string | null; docCn: string },
  names: Names,
): string => {
  const blocks = [docKndNm, `시행일: ${rvsnYmd ?? ''}`, ...documentParagraphs(docCn, names)];
  const text = blocks.reduce(
    (before, block) => `${before}${block.startsWith(bullet) ? '\n' : '\n\n'}${block}`,
  );
  return `${byteOrderMark}${text}\n`;
};

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
