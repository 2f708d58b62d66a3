import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { labelLimits, readingList } from '#contract/labels.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { appUser, articleLabel, labelArticle } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { groupAfter } from '#server/kernel/access/sharing.ts';
import { restorableDays } from '#server/kernel/crud/restoreRecord.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { denied, duplicate, notFound, validationFailure } from '#server/kernel/failure.ts';
import { oneLineName } from '#server/kernel/text/oneLineName.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { isLabelVisible, isOwnLabel } from '#server/modules/reading/index.ts';
import { isOwner, type Label, ownLabels } from './labelRows.ts';

type Insert = Calls['POST /insert-articlelabel']['body'];
type Change = Omit<Calls['PUT /update-articlelabel']['body'], 'labelId'>;

/** Serialises a user's changes: names are unique per user. */
const alone = <T>({ user }: Caller, work: () => Promise<T>): Promise<T> =>
  advisoryLock(`labels ${user.userId}`, work);

const nameOf = (given: string): string => {
  const name = oneLineName(given);
  if (name === undefined) throw validationFailure([invalid('labelNm', '라벨 이름')]);
  return name;
};

const assertNameIsFree = async (caller: Caller, labelNm: string, ...but: number[]): Promise<void> => {
  const folded = fold(labelNm);
  const isTaken =
    folded === fold(readingList.labelNm) ||
    (await db().$count(articleLabel, and(ownLabels(caller, ...but), eq(articleLabel.labelNmFold, folded)))) >
      0;
  if (!isTaken) return;
  const message = '같은 이름의 라벨이 이미 있습니다. 다른 이름을 적어 주세요.';
  throw duplicate([{ name: 'labelNm', label: '라벨 이름', message }]);
};

const assertRoom = async (caller: Caller): Promise<void> => {
  if ((await db().$count(articleLabel, ownLabels(caller))) < labelLimits.perPerson) return;
  const sentence = `라벨은 ${labelLimits.perPerson}개까지 만들 수 있습니다. 쓰지 않는 라벨을 지우거나 합쳐 주세요.`;
  throw validationFailure([invalid('labelNm', '라벨 이름', sentence)]);
};

const columnsOf = (caller: Caller, change: Change, before?: Label) => {
  const { labelNm, colorCd, fldrNm, shrYn, grpEdtYn } = change;
  const name = labelNm === undefined || labelNm === null ? undefined : nameOf(labelNm);
  return {
    ...(name && { labelNm: name, labelNmFold: fold(name) }),
    ...(colorCd && { colorCd }),
    ...(fldrNm !== undefined && { fldrNm: (fldrNm && oneLineName(fldrNm)) || null }),
    ...groupAfter(caller, shrYn, before),
    ...(grpEdtYn && { grpEdtYn }),
  };
};

/**
 * A label that the caller may change: rename, share, merge, delete.
 * @param isDeleted looks for a deleted one
 * @throws Failure 404 for one that they cannot see, 403 for one that a colleague shares
 */
const ownLabel = async (caller: Caller, labelId: number, isDeleted = false): Promise<Label> => {
  const visible = isDeleted ? and(isOwnLabel(caller), eq(articleLabel.delYn, 'Y')) : isLabelVisible(caller);
  const [label] = await db()
    .select()
    .from(articleLabel)
    .where(and(eq(articleLabel.labelId, labelId), eq(articleLabel.ltrYn, 'N'), visible));
  if (!label) throw notFound('라벨');
  if (!isOwner(label, caller)) throw denied();
  return label;
};

const store = (caller: Caller, labelId: number, columns: Partial<Label>) =>
  db()
    .update(articleLabel)
    .set({ ...columns, mdfrId: caller.user.userId, mdfcnDt: nextVersion(articleLabel.mdfcnDt) })
    .where(eq(articleLabel.labelId, labelId));

/** Stores a label of the caller. @returns its id @throws Failure 400 for one label too many, 409 for a known name */
export const insertLabel = (caller: Caller, wanted: Insert): Promise<number> => {
  const columns = { colorCd: 'gray' as const, ...columnsOf(caller, wanted), labelNm: nameOf(wanted.labelNm) };
  const { userId } = caller.user;
  return alone(caller, async () => {
    await assertRoom(caller);
    await assertNameIsFree(caller, columns.labelNm);
    const [stored] = await db()
      .insert(articleLabel)
      .values({ ...columns, userId, rgtrId: userId, mdfrId: userId })
      .returning({ labelId: articleLabel.labelId });
    return (stored as { labelId: number }).labelId;
  });
};

/** Changes the caller's label. @throws Failure 400, 403, 404, 409 */
export const updateLabel = (caller: Caller, labelId: number, change: Change): Promise<void> =>
  alone(caller, async () => {
    const label = await ownLabel(caller, labelId);
    const columns = columnsOf(caller, change, label);
    if (columns.labelNm) await assertNameIsFree(caller, columns.labelNm, labelId);
    await store(caller, labelId, columns);
  });

/** Deletes the caller's label; it keeps its articles, so that it can be restored. @throws Failure 403, 404 */
export const deleteLabel = (caller: Caller, labelId: number): Promise<void> =>
  alone(caller, async () => {
    await ownLabel(caller, labelId);
    await store(caller, labelId, { delYn: 'Y' });
  });

/** Restores a deleted label of the caller with its articles. @throws Failure 400, 404, 409 if its name is taken */
export const restoreLabel = (caller: Caller, labelId: number): Promise<void> =>
  alone(caller, async () => {
    const label = await ownLabel(caller, labelId, true);
    await assertRoom(caller);
    await assertNameIsFree(caller, label.labelNm);
    await store(caller, labelId, { delYn: 'N' });
  });

/**
 * Puts the articles of one label of the caller under another one too, and deletes the first.
 * @returns the articles that the other did not have
 * @throws Failure 400 for the same label twice, 403, 404
 */
export const mergeLabels = (caller: Caller, labelId: number, intoId: number): Promise<number[]> =>
  alone(caller, async () => {
    if (labelId === intoId)
      throw validationFailure([invalid('intoId', '남을 라벨', '서로 다른 두 라벨을 골라 주세요.')]);
    await ownLabel(caller, labelId);
    await ownLabel(caller, intoId);
    const { userId } = caller.user;
    const moved = await rows(
      z.object({ id: z.coerce.number() }),
      sql`insert into label_article (label_id, article_id, reg_dt, rgtr_id, mdfr_id)
        select ${intoId}, article_id, reg_dt, rgtr_id, ${userId} from label_article where label_id = ${labelId}
        order by label_article_id on conflict do nothing returning article_id as id`,
    );
    await store(caller, labelId, { delYn: 'Y' });
    return moved.map(({ id }) => id);
  });

/** Deletes for good, with their articles' marks, labels that can no longer be restored and those of gone accounts. */
export const dropOldLabels = async (): Promise<void> => {
  const past = sql`now() - ${`${restorableDays} days`}::interval`;
  const gone = db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(eq(appUser.delYn, 'Y'), lt(appUser.mdfcnDt, past)));
  const old = db()
    .select({ labelId: articleLabel.labelId })
    .from(articleLabel)
    .where(
      or(
        and(eq(articleLabel.delYn, 'Y'), lt(articleLabel.mdfcnDt, past)),
        inArray(articleLabel.userId, gone),
      ),
    );
  await db().delete(labelArticle).where(inArray(labelArticle.labelId, old));
  await db().delete(articleLabel).where(inArray(articleLabel.labelId, old));
};
