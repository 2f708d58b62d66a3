import type { OperationSpec } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Call, Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { logPersonalDataAccess } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { requireReason } from '#server/kernel/crud/reason.ts';
import { Failure, validationFailure } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { type OwnedFile, ownedFiles } from './ownedFile.ts';
import { sendFile, sendZip } from './sendFiles.ts';

const maxDescriptionLength = 300;

/**
 * Logs a download of protected files with user, address and reason, one row per record. The rows are stored before the
 * first byte is sent. The records are posts and comments: their keys do not identify persons.
 */
const noteDownload = async (
  { summary }: OperationSpec,
  caller: Caller,
  files: readonly OwnedFile[],
  reason: string | null,
): Promise<void> => {
  const owners = Map.groupBy(files, ({ spec, record }) => `${spec.name} ${String(record[spec.key])}`);
  for (const own of owners.values()) {
    const [{ spec, record, right }] = own as [OwnedFile];
    const names = own.map(({ orgnlFileNm }) => orgnlFileNm).join(', ');
    await logPersonalDataAccess({ summary, menus: right.menus }, spec, caller, {
      prcsClsfCd: 'FILE',
      prcsCn: `파일 다운로드(${String(record[spec.key])}번): ${names}`.slice(0, maxDescriptionLength),
      trgtKey: null,
      rsn: reason,
      rowCnt: own.length,
    });
  }
};

type Ids =
  | 'GET /file-download'
  | 'GET /zipfile-download'
  | 'GET /secure-file-download'
  | 'GET /secure-zipfile-download';

const maxFiles = 50;

const fileIdsOf = (given: string | readonly string[] | null | undefined): string[] => {
  const fileIds = [given ?? []].flat().filter((fileId) => fileId !== '');
  if (fileIds.length === 0)
    throw validationFailure([invalid('fileId', '파일', messages.access.fileIdNeeded)]);
  if (fileIds.length > maxFiles) {
    const sentence = `한 번에 ${maxFiles}개까지만 내려받을 수 있습니다.`;
    throw validationFailure([invalid('fileId', '파일', sentence)]);
  }
  return fileIds;
};

const secureOnly = (): Failure =>
  new Failure(403, 'FORBIDDEN', '보호되는 파일입니다. 사유를 적고 내려받아 주세요.');

const refuseSecure = (files: readonly OwnedFile[]): void => {
  if (files.some(({ isSecure }) => isSecure)) throw secureOnly();
};

/** Handlers for files of records, one or several; protected files only through the logged operations. */
export const fileHandlers = (
  store: FileStore,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const find = (caller: Call['caller'], fileIds: string | readonly string[] | null | undefined) =>
    ownedFiles(catalogue, caller, fileIdsOf(fileIds));
  const note = async (
    { operation, caller }: Pick<Call, 'operation' | 'caller'>,
    files: OwnedFile[],
    reason?: string | null,
  ) => {
    if (caller) await noteDownload(operation, caller, files, reason ? requireReason(reason) : null);
  };
  return {
    'GET /file-download': async ({ query, caller, reply }) => {
      const files = await find(caller, query.fileId);
      refuseSecure(files);
      return await sendFile(reply, files[0] as OwnedFile, store);
    },
    'GET /zipfile-download': async ({ query, caller, reply }) => {
      const files = await find(caller, query.fileId);
      refuseSecure(files);
      return await sendZip(reply, files, store);
    },
    'GET /secure-file-download': async (call) => {
      const { query, caller, reply } = call;
      const files = await find(caller, query.fileId);
      await note(call, files, query.reason);
      return await sendFile(reply, files[0] as OwnedFile, store);
    },
    'GET /secure-zipfile-download': async (call) => {
      const { query, caller, reply } = call;
      const files = await find(caller, query.fileId);
      await note(call, files, query.reason);
      return await sendZip(reply, files, store);
    },
  };
};
