import { and, eq, ne } from 'drizzle-orm';
import { utcOffset } from '#contract/utcOffset.ts';
import { invalid } from '#contract/validation.ts';
import { media } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { revertRecord } from '#server/kernel/crud/base/revertRecord.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import type { UploadedFile } from '#server/kernel/crud/upload.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { badRequest, duplicate, validationFailure } from '#server/kernel/failure.ts';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { registeredAt } from './duplicates.ts';
import { addressLock, outletAddress, outletDomain } from './outletAddress.ts';

const label = 'URL';

/** Whether another outlet is identified by the domain. */
const isTaken = async (dmnNm: string, except: number | null): Promise<boolean> => {
  const found = await db()
    .select({ mediaId: media.mediaId })
    .from(media)
    .where(
      and(
        eq(media.dmnNm, dmnNm),
        eq(media.delYn, 'N'),
        except === null ? undefined : ne(media.mediaId, except),
      ),
    )
    .limit(1);
  return found.length > 0;
};

/**
 * The columns derived from an outlet's address; prevents duplicate registrations, even concurrent ones. Only the text
 * of the address is checked; name resolution and redirects are checked when it is visited
 * (src/server/kernel/outside/visit.ts).
 * @throws Failure 400 for an address that is not public by its text, 409 for one that another outlet has
 */
const addressColumns = async (url: string, before?: Row): Promise<Row> => {
  const mediaId = (before?.mediaId as number | undefined) ?? null;
  const canonicalUrl = outletAddress(url);
  if (canonicalUrl === null) throw validationFailure([invalid('url', label)]);
  const known = await registeredAt(url, mediaId);
  if (known) {
    const message = `이미 등록된 URL입니다: ${known.mediaNm ?? `매체 번호 ${known.mediaId}`}`;
    throw duplicate([{ name: 'url', label, message }]);
  }
  const domain = outletDomain(url);
  if (domain !== null && !(await isTaken(domain, mediaId))) return { canonicalUrl, dmnNm: domain };
  // an outlet identified by the domain stays so if only the path changes
  const was = await knownDomain(mediaId);
  return { canonicalUrl, dmnNm: was !== null && was === domainOf(url) ? was : null };
};

const knownDomain = async (mediaId: number | null): Promise<string | null> => {
  if (mediaId === null) return null;
  const [row] = await db().select({ dmnNm: media.dmnNm }).from(media).where(eq(media.mediaId, mediaId));
  return row?.dmnNm ?? null;
};

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

/** Gives an outlet that came with the product its shipped values again. */
export const revertMedia = (catalogue: Catalogue, caller: Caller | null, body: unknown): Promise<Row> =>
  oneByOne(() =>
    revertRecord(catalogue, entityOf(catalogue, 'media'), caller, body, ({ before = {} }) => {
      assertUnmerged(before);
      return {};
    }),
  );
