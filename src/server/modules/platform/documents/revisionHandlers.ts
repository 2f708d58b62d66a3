import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { withUpload } from '#server/kernel/crud/answers.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { takingBack } from '#server/kernel/crud/upload.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { deleteRevision } from './deleteRevision.ts';
import { insertRevision } from './insertRevision.ts';
import { takeOverFiles } from './takeOverFiles.ts';

type Ids = 'POST /insert-document-withfile' | 'POST /insert-document' | 'DELETE /delete-document';

/** Revisions as administrators keep them: registered, taken away, never changed. */
export const revisionHandlers = (
  { dataDir }: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'document');
  const answer = (record: Row) => ({ data: presentRecord(spec, record) }) as never;
  return {
    'POST /insert-document-withfile': (call) =>
      withUpload(call, spec, { dataDir }, async (body, upload) =>
        answer(await insertRevision(catalogue, call.caller, body, upload?.files)),
      ),
    'POST /insert-document': async ({ body: { fileIdList, ...record }, caller }) => {
      const taken = await takeOverFiles(fileIdList, record.docKndCd, dataDir);
      return takingBack(taken, async () =>
        answer(await insertRevision(catalogue, caller, record, taken.files)),
      );
    },
    'DELETE /delete-document': async ({ body, caller }) => ({
      data: (await deleteRevision(catalogue, caller, body)) as never,
    }),
  };
};
