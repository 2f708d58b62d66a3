import { utcOffset } from '#contract/utcOffset.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import type { UploadedFile } from '#server/kernel/crud/upload.ts';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { addressColumns } from './address.ts';
import { addressLock } from './addressLock.ts';

const oneByOne = <T>(work: () => Promise<T>): Promise<T> => advisoryLock(addressLock, work);

/** A merged outlet is read-only. @throws Failure 400 */
export const assertUnmerged = ({ mrgTrgtMediaId }: Row): void => {
  if (mrgTrgtMediaId !== null && mrgTrgtMediaId !== undefined)
    throw badRequest('다른 매체에 병합된 매체입니다. 병합을 되돌린 뒤 고쳐 주세요.');
};

/** The time zone of an outlet as stored: UTC+9 becomes +09:00. */
const timeColumns = ({ rgnTz }: Row): Row =>
  typeof rgnTz === 'string' ? { rgnTz: utcOffset(rgnTz) ?? rgnTz } : {};

/** Registers an outlet under an unused address. */
export const insertMedia = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: unknown,
  files?: readonly UploadedFile[],
): Promise<Row> =>
  oneByOne(() =>
    insertRecord(catalogue, entityOf(catalogue, 'media'), caller, body, files, async ({ sent }) => ({
      ...timeColumns(sent),
      ...(await addressColumns(sent.url as string)),
    })),
  );

/** Changes an outlet; a new address is checked as at registration. */
export const updateMedia = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: unknown,
  files?: readonly UploadedFile[],
  removed?: readonly string[],
): Promise<Row> =>
  oneByOne(() =>
    updateRecord(
      catalogue,
      entityOf(catalogue, 'media'),
      caller,
      body,
      files,
      removed,
      async ({ before = {}, sent }) => {
        assertUnmerged(before);
        const isMoved = typeof sent.url === 'string' && sent.url !== before.url;
        return {
          ...timeColumns(sent),
          ...(isMoved ? await addressColumns(sent.url as string, before) : {}),
        };
      },
    ),
  );
