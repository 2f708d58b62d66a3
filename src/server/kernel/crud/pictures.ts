import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { pictureIds } from '#contract/richText.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { storedFile } from '#generated/tables/index.ts';
import type { Caller } from '../access/caller.ts';
import { db } from '../database/db.ts';
import { validationFailure } from '../failure.ts';

type Row = Record<string, unknown>;

/** Owner entity of an uploaded picture until it is tied to a record: only its uploader may use it. */
export const stagedPicture = 'picture';

/**
 * The pictures of an entity's texts are stored files with a separate owner name, so that no list of attachments
 * contains them.
 */
export const picturesOf = (spec: Pick<EntitySpec, 'name'>): string => `${spec.name} picture`;

export const entityOfPictures = (owner: string): string | undefined => /^(\w+) picture$/.exec(owner)?.[1];

export const hasPictures = (spec: EntitySpec): boolean => spec.fields.some(({ pictures }) => pictures);

const foreign = '다른 글의 그림이나 이미 지워진 그림이 들어 있습니다. 그림을 지우고 파일로 다시 넣어 주세요.';

const isOurs = (
  spec: EntitySpec,
  key: string | number,
  caller: Caller | null,
  { ownerEntity, ownerKey }: Pick<typeof storedFile.$inferSelect, 'ownerEntity' | 'ownerKey'>,
): boolean =>
  ownerEntity === stagedPicture
    ? ownerKey === caller?.user.userId
    : ownerEntity === picturesOf(spec) && ownerKey === String(key);

/**
 * Attaches the pictures in the record's texts to the record and releases those no longer in them, in the record's
 * transaction.
 * @throws Failure 400 when a text contains a picture of another record or another user
 */
export const attachPictures = async (
  spec: EntitySpec,
  key: string | number,
  record: Row,
  caller: Caller | null,
): Promise<void> => {
  if (!hasPictures(spec)) return;
  const named = spec.fields
    .filter(({ pictures }) => pictures)
    .map((field) => ({ field, ids: pictureIds((record[field.name] as string | null | undefined) ?? '') }));
  const ids = [...new Set(named.flatMap((one) => one.ids))];
  const who = caller?.user.userId ?? 'SYSTEM';
  const its = and(eq(storedFile.ownerEntity, picturesOf(spec)), eq(storedFile.ownerKey, String(key)));
  if (ids.length) {
    const found = await db().select().from(storedFile).where(inArray(storedFile.fileId, ids)).for('update');
    const known = new Set(
      found.filter((file) => isOurs(spec, key, caller, file)).map(({ fileId }) => fileId),
    );
    const problems: FormProblem[] = named
      .filter((one) => one.ids.some((id) => !known.has(id)))
      .map(({ field }) => invalid(field.name, field.label, foreign));
    if (problems.length) throw validationFailure(problems);
    await db()
      .update(storedFile)
      .set({ ownerEntity: picturesOf(spec), ownerKey: String(key), delYn: 'N' })
      .where(inArray(storedFile.fileId, ids));
  }
  await db()
    .update(storedFile)
    .set({ delYn: 'Y', mdfrId: who, mdfcnDt: new Date() })
    .where(and(its, eq(storedFile.delYn, 'N'), ids.length ? notInArray(storedFile.fileId, ids) : undefined));
};
