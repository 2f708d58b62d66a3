import { expect, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ImportFile, ImportRun } from '#generated/types/listImportCalls.ts';
import type { Answer, Client } from './client.ts';
import { eventMs } from './limits.ts';

type Answered<T> = Answer<{ data: T } & ErrorBody>;

/** Imports lists of a target as the screen does. */
export const importer = (admin: Client, target: string) => {
  const upload = async (list: string | Buffer, name: string): Promise<Answered<ImportFile>> => {
    const form = new FormData();
    form.append('insertFiles', new Blob([Buffer.from(list)]), name);
    const encoded = new Response(form);
    return (await admin.call({
      method: 'POST',
      url: `/api/list-import/file?target=${target}`,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })) as Answered<ImportFile>;
  };
  const bring = async (listImportId: number, fields: readonly string[], tryYn: 'Y' | 'N') =>
    (await admin.write('POST', '/list-import', { listImportId, fields, tryYn })) as Answered<ImportRun>;
  const runs = async () =>
    ((await admin.get('/list-import/list', { target })) as Answered<ImportRun[]>).body.data;
  /** The latest list, once it is in this state. */
  const reached = (sttsCd: string) =>
    vi.waitFor(
      async () => {
        const [run] = await runs();
        expect(run?.sttsCd).toBe(sttsCd);
        return run as ImportRun;
      },
      { timeout: eventMs },
    );
  return {
    upload,
    bring,
    runs,
    reached,
    /** The list with its columns used as proposed, or as given. */
    async list(list: string | Buffer, name: string, fields?: readonly string[]) {
      const file = (await upload(list, name)).body.data;
      const chosen = fields ?? file.columns.map(({ field }) => field);
      return {
        file,
        trial: () => bring(file.listImportId, chosen, 'Y'),
        store: async () => {
          await bring(file.listImportId, chosen, 'N');
          return reached('done');
        },
      };
    },
    undo: async (listImportId: number) => {
      await admin.write('PUT', '/list-import/undo', { listImportId });
      return reached('undone');
    },
  };
};
