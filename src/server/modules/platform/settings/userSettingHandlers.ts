import { and, eq } from 'drizzle-orm';
import { noticesOffSetting } from '#contract/notices.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { userSetting } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';

type Setting = Record<string, unknown>;

/** Settings are user preferences, not a data store: limits on bytes of JSON per setting, and on the number of names. */
const maxLength = 20_000;
const maxNames = 100;

const tooMany = invalid('setngKey', '설정 이름', `설정은 ${maxNames}가지까지 저장할 수 있습니다.`);

const hasRoom = async (userId: string, setngKey: string): Promise<boolean> => {
  const names = await db()
    .select({ setngKey: userSetting.setngKey })
    .from(userSetting)
    .where(eq(userSetting.userId, userId));
  return names.length < maxNames || names.some((one) => one.setngKey === setngKey);
};

const isObject = (value: unknown): value is Setting =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problemOf = (value: unknown): FormProblem | undefined => {
  if (!isObject(value)) return invalid('setngCn', '설정값');
  return Buffer.byteLength(JSON.stringify(value)) > maxLength
    ? invalid('setngCn', '설정값', '설정값이 너무 깁니다.')
    : undefined;
};

/** The user's setting of this name; null if there is none. */
export const readSetting = async (caller: Caller, setngKey: string): Promise<Setting | null> => {
  const [kept] = await db()
    .select({ setngCn: userSetting.setngCn })
    .from(userSetting)
    .where(and(eq(userSetting.userId, caller.user.userId), eq(userSetting.setngKey, setngKey)));
  return (kept?.setngCn as Setting | undefined) ?? null;
};

/**
 * Stores an object under this name for the user; null deletes it.
 * @throws Failure 400 if it is not an object, too long, or one name too many
 */
export const writeSetting = async (
  caller: Caller,
  setngKey: string,
  setngCn: unknown,
): Promise<Setting | null> => {
  const { userId } = caller.user;
  const problem = problemOf(setngCn);
  if (setngCn !== null && setngCn !== undefined && problem) throw validationFailure([problem]);
  if (!isObject(setngCn)) {
    await db()
      .delete(userSetting)
      .where(and(eq(userSetting.userId, userId), eq(userSetting.setngKey, setngKey)));
    return null;
  }
  if (!(await hasRoom(userId, setngKey))) throw validationFailure([tooMany]);
  await db()
    .insert(userSetting)
    .values({ userId, setngKey, setngCn, rgtrId: userId, mdfrId: userId })
    .onConflictDoUpdate({
      target: [userSetting.userId, userSetting.setngKey],
      targetWhere: eq(userSetting.delYn, 'N'),
      set: { setngCn, mdfrId: userId, mdfcnDt: new Date() },
    });
  return setngCn;
};

type Ids = 'GET /user-setting' | 'PUT /user-setting';

const nameProblem = invalid('setngKey', '설정 이름');

/**
 * `columns:` plus the name of a list; folded rows; keyboard reading; row density; page sizes; reading pane beside the list;
 * appearance (colour mode and text size); tours that were started or declined; notifications switched off.
 */
const isKnown = (setngKey: string): boolean =>
  setngKey === noticesOffSetting ||
  /^(columns:[a-z][A-Za-z.]*|fold:article|readingKeys|density|pageSizes|split|appearance|tour)$/.test(
    setngKey,
  );

/** Endpoints for user settings: chosen columns and the like, one JSON object per name. */
export const userSettingHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /user-setting': async ({ query: { setngKey }, caller }) => ({
    data: { setngKey, setngCn: await readSetting(caller, setngKey) },
  }),
  'PUT /user-setting': async ({ body: { setngKey, setngCn }, caller }) => {
    const isTakenOff = setngCn === null || setngCn === undefined;
    if (!isTakenOff && !isKnown(setngKey)) throw validationFailure([nameProblem]);
    return { data: { setngKey, setngCn: await writeSetting(caller, setngKey, setngCn) } };
  },
};
