import { inArray, sql } from 'drizzle-orm';
import { storedFile, storedText } from '#generated/tables/index.ts';
import type { FileInfo } from '#server/kernel/crud/files.ts';
import { reader } from '#server/kernel/database/db.ts';
import { stateSentence } from '#server/kernel/documents/outcome.ts';
import { cut } from '#server/kernel/text/cut.ts';
import { itsText } from './attachmentTokens.ts';

export interface AttachmentFacts {
  files: (FileInfo & { textState: string })[];
  /** The beginnings of the files' texts, concatenated; null if no text was extracted. */
  atchFileCn: string | null;
}

/** UTF-16 units of the beginning, as in the schema. */
const beginning = 10_000;

/** The extracted texts of a record's files, and which files could not be read. */
export const attachmentFacts = async (files: readonly FileInfo[]): Promise<AttachmentFacts> => {
  if (files.length === 0) return { files: [], atchFileCn: null };
  const found = await reader()
    .select({
      fileId: storedFile.fileId,
      state: storedFile.txtSttsCd,
      reason: storedFile.txtRsnCd,
      text: sql<string | null>`left(${storedText.cn}, ${beginning})`,
    })
    .from(storedFile)
    .leftJoin(storedText, itsText)
    .where(
      inArray(
        storedFile.fileId,
        files.map(({ fileId }) => fileId),
      ),
    );
  const byId = new Map(found.map((one) => [one.fileId, one]));
  const texts = files.flatMap(({ fileId }) => byId.get(fileId)?.text ?? []);
  return {
    files: files.map((file) => {
      const { state = null, reason = null } = byId.get(file.fileId) ?? {};
      return { ...file, textState: stateSentence(state, reason) };
    }),
    atchFileCn: texts.length ? cut(texts.join('\n'), beginning) : null,
  };
};
