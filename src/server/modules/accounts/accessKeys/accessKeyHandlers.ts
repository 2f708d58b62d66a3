import { and, desc, eq, sql } from 'drizzle-orm';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { apiToken } from '#generated/tables/index.ts';
import type { OwnTokens } from '#generated/types/apiTokenCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { isYes, yes } from '#server/kernel/access/grants.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';
import { newKey } from '../session/callerOfKey.ts';
import { hashToken } from '../session/tokens.ts';

/** Maximum of keys per person, expired ones included. */
const perPerson = 20;

const { tknId, tknNm, feedYn, inqYn, expDt, lastUseDt, lastUseIp, regDt } = apiToken;

const ownOf = ({ user }: Caller) => and(eq(apiToken.userId, user.userId), eq(apiToken.delYn, 'N'));

const answer = async (caller: Caller, token: string | null = null): Promise<{ data: OwnTokens }> => {
  const tokens = await db()
    .select({ tknId, tknNm, feedYn, inqYn, expDt, lastUseDt, lastUseIp, regDt })
    .from(apiToken)
    .where(ownOf(caller))
    .orderBy(desc(tknId));
  const time = (date: Date): string => date.toISOString();
  return {
    data: {
      tokens: tokens.map((one) => ({
        ...one,
        feedYn: yes(isYes(one.feedYn)),
        inqYn: yes(isYes(one.inqYn)),
        expDt: time(one.expDt),
        lastUseDt: one.lastUseDt && time(one.lastUseDt),
        regDt: time(one.regDt),
      })),
      token,
    },
  };
};

const note = (caller: Caller, key: number, chgKnd: 'insert' | 'delete', aftrCn: object): Promise<unknown> =>
  addHistory([
    {
      entityNm: 'apiToken',
      recordKey: String(key),
      chgKnd,
      bfrCn: {},
      aftrCn: { ...aftrCn },
      rgtrId: caller.user.userId,
    },
  ]);

/** Stores a key of the caller. @returns the key itself. @throws Failure 400 if it allows nothing or is one too many */
const make = (
  caller: Caller,
  { days, ...asked }: Calls['POST /insert-own-apitoken']['body'],
): Promise<string> =>
  advisoryLock(`access keys ${caller.user.userId}`, async () => {
    if (asked.feedYn !== 'Y' && asked.inqYn !== 'Y')
      throw validationFailure([invalid('feedYn', '허용할 일', '허용할 일을 하나 이상 골라 주세요.')]);
    if ((await db().$count(apiToken, ownOf(caller))) >= perPerson)
      throw validationFailure([
        invalid(
          'tknNm',
          '인증키 이름',
          `인증키는 ${perPerson}개까지 만들 수 있습니다. 쓰지 않는 인증키를 끊어 주세요.`,
        ),
      ]);
    const { userId } = caller.user;
    const key = newKey();
    const granted = {
      tknNm: asked.tknNm,
      feedYn: yes(asked.feedYn === 'Y'),
      inqYn: yes(asked.inqYn === 'Y'),
    };
    const [stored] = await db()
      .insert(apiToken)
      .values({
        ...granted,
        userId,
        tknHash: hashToken(key),
        expDt: sql`now() + make_interval(days => ${days}::int)`,
        rgtrId: userId,
        mdfrId: userId,
      })
      .returning({ tknId });
    await note(caller, (stored as { tknId: number }).tknId, 'insert', granted);
    return key;
  });

type Ids = 'GET /own-apitoken-list' | 'POST /insert-own-apitoken' | 'DELETE /delete-own-apitoken';

/** A user's own access keys, which programs use in their place. */
export const accessKeyHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /own-apitoken-list': ({ caller }) => answer(caller),
  'POST /insert-own-apitoken': async ({ body, caller }) => answer(caller, await make(caller, body)),
  'DELETE /delete-own-apitoken': async ({ body, caller }) => {
    const [gone] = await db()
      .update(apiToken)
      .set({ delYn: 'Y', mdfrId: caller.user.userId, mdfcnDt: sql`now()` })
      .where(and(ownOf(caller), eq(tknId, body.tknId)))
      .returning({ tknId });
    if (!gone) throw notFound('인증키');
    await note(caller, body.tknId, 'delete', {});
    return answer(caller);
  },
};
