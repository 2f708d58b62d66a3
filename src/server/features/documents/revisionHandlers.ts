import type { Calls } from '#generated/api/calls.ts';
import { listQueryOf, withUpload } from '../../crud/answers.ts';
import { insertRecord } from '../../crud/insertRecord.ts';
import { presentRecord } from '../../crud/present.ts';
import { readList } from '../../crud/readList.ts';
import type { Row } from '../../crud/readRecord.ts';
import { sourceOf } from '../../crud/source.ts';
import type { Environment } from '../../environment.ts';
import type { Handler } from '../../operations/call.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { currentDocuments } from './currentDocuments.ts';
import { deleteRevision } from './deleteRevision.ts';
import { takeOverFiles } from './takeOverFiles.ts';

type Ids =
  | 'GET /document-list'
  | 'POST /insert-document-withfile'
  | 'POST /insert-document'
  | 'DELETE /delete-document';

/** Revisions as administrators keep them: registered, taken away, never changed. */
export const revisionHandlers = (
  { dataDir }: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'document');
  const answer = (record: Row) => ({ data: presentRecord(spec, record) }) as never;
  return {
    'GET /document-list': async ({ query, caller }) => {
      const found = await readList(
        sourceOf(catalogue, spec),
        caller,
        listQueryOf(spec, query as Row, caller),
      );
      const current = new Set((await currentDocuments()).map(({ docId }) => docId));
      const data = found.data.map((row) => ({
        ...row,
        currentYn: current.has(row.docId as number) ? 'Y' : 'N',
      }));
      return { ...found, data } as never;
    },
    'POST /insert-document-withfile': (call) =>
      withUpload(call, spec, { dataDir }, async (body, upload) =>
        answer(await insertRecord(catalogue, spec, call.caller, body, upload?.files)),
      ),
    'POST /insert-document': async ({ body: { fileIdList, ...record }, caller }) => {
      const { files, discard } = await takeOverFiles(fileIdList, record.docKndCd, dataDir);
      try {
        return answer(await insertRecord(catalogue, spec, caller, record, files));
      } catch (error) {
        await discard();
        throw error;
      }
    },
    'DELETE /delete-document': async ({ body, caller }) => ({
      data: (await deleteRevision(catalogue, caller, body)) as never,
    }),
  };
};
