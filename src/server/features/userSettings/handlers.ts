import { and, eq } from 'drizzle-orm';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { userSetting } from '#generated/tables/index.ts';
import { db } from '../../database/db.ts';
import { unauthorized, validationFailure } from '../../failure.ts';
import type { Handler } from '../../operations/call.ts';

type Ids = 'GET /user-setting' | 'PUT /user-setting';

/** Settings are choices of a person, not a store: so many names, and so many bytes of JSON each. */
const longest = 20_000;
const mostNames = 100;

const nameProblem = invalid('setngKey', '설정 이름');
const tooMany = invalid('setngKey', '설정 이름', `설정은 ${mostNames}가지까지 저장할 수 있습니다.`);

/** `columns:` and the name of a list; whether one reads by keys. */
const isKnown = (setngKey: string): boolean => /^(columns:[a-z][A-Za-z.]*|readingKeys)$/.test(setngKey);

const hasRoom = async (userId: string, setngKey: string): Promise<boolean> => {
  const names = await db()
    .select({ setngKey: userSetting.setngKey })
    .from(userSetting)
    .where(eq(userSetting.userId, userId));
  return names.length < mostNames || names.some((one) => one.setngKey === setngKey);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problemOf = (value: unknown): FormProblem | undefined => {
  if (!isObject(value)) return invalid('setngCn', '설정값');
  return Buffer.byteLength(JSON.stringify(value)) > longest
    ? invalid('setngCn', '설정값', '설정값이 너무 깁니다.')
    : undefined;
};

/** What the screens remember for each person: chosen columns and the like, one JSON object per name. */
export const userSettingHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /user-setting': async ({ query: { setngKey }, caller }) => {
    if (!caller) throw unauthorized();
    const [kept] = await db()
      .select({ setngCn: userSetting.setngCn })
      .from(userSetting)
      .where(and(eq(userSetting.userId, caller.user.userId), eq(userSetting.setngKey, setngKey)));
    return { data: { setngKey, setngCn: kept?.setngCn ?? null } };
  },
  'PUT /user-setting': async ({ body: { setngKey, setngCn }, caller }) => {
    if (!caller) throw unauthorized();
    const { userId } = caller.user;
    const problem = problemOf(setngCn);
    if (setngCn !== null && setngCn !== undefined && problem) throw validationFailure([problem]);
    if (!isObject(setngCn)) {
      await db()
        .delete(userSetting)
        .where(and(eq(userSetting.userId, userId), eq(userSetting.setngKey, setngKey)));
      return { data: { setngKey, setngCn: null } };
    }
    if (!isKnown(setngKey)) throw validationFailure([nameProblem]);
    if (!(await hasRoom(userId, setngKey))) throw validationFailure([tooMany]);
    await db()
      .insert(userSetting)
      .values({ userId, setngKey, setngCn, rgtrId: userId, mdfrId: userId })
      .onConflictDoUpdate({
        target: [userSetting.userId, userSetting.setngKey],
        targetWhere: eq(userSetting.delYn, 'N'),
        set: { setngCn, mdfrId: userId, mdfcnDt: new Date() },
      });
    return { data: { setngKey, setngCn } };
  },
};
