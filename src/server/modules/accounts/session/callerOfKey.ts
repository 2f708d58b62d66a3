import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { apiToken, appUser } from '#generated/tables/index.ts';
import { signInProblem } from '#server/kernel/access/accountState.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { isAllowedAddress } from '#server/kernel/access/ipRules.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import { rightsOf } from '#server/kernel/access/rights.ts';
import { builtOnce, db } from '#server/kernel/database/db.ts';
import { Failure, keyUnknown } from '#server/kernel/failure.ts';
import { RateStore } from '#server/kernel/http/rateStore.ts';
import { hashToken, newToken } from './tokens.ts';

/** Every key begins with this, so that scanners for leaked secrets, and we, tell it from others. */
const prefix = 'wcp_';

/** A new access key: 256 random bits. */
export const newKey = (): string => prefix + newToken();

const bearer = new RegExp(`^Bearer +(${prefix}[\\w-]+)$`, 'i');

/**
 * The access key of a request: for a feed the parameter `token`, since readers of feeds know nothing but an address;
 * else the header `Authorization: Bearer …`. Undefined without one of ours; a proxy may send keys of its own.
 */
export const sentKey = ({ headers, query }: FastifyRequest, isInAddress: boolean): string | undefined => {
  if (!isInAddress) return bearer.exec(headers.authorization ?? '')?.[1];
  const { token } = query as Record<string, unknown>;
  return typeof token === 'string' ? token : undefined;
};

/** Reads key and account in one statement. */
const keyStatement = builtOnce((handle) =>
  handle
    .select({
      tknId: apiToken.tknId,
      userId: apiToken.userId,
      feedYn: apiToken.feedYn,
      inqYn: apiToken.inqYn,
      lastUseDt: apiToken.lastUseDt,
      rightsVer: appUser.rightsVer,
      joinCertYn: appUser.joinCertYn,
      account: {
        delYn: appUser.delYn,
        userAprvYn: appUser.userAprvYn,
        useYn: appUser.useYn,
        lockYn: appUser.lockYn,
        leaveYn: appUser.leaveYn,
      },
    })
    .from(apiToken)
    .innerJoin(appUser, eq(appUser.userId, apiToken.userId))
    .where(
      and(
        eq(apiToken.tknHash, sql.placeholder('tknHash')),
        eq(apiToken.delYn, 'N'),
        sql`${apiToken.expDt} > now()`,
      ),
    )
    .prepare(''),
);

const perMinute = 120;
const minute = 60_000;
const calls = new RateStore();

/** @throws Failure 429 after more calls in a minute than a key has */
const countCall = (tknId: number): void =>
  calls.incr(
    String(tknId),
    (_error, counted) => {
      if (!counted || counted.current <= perMinute) return;
      const retryAfter = Math.ceil(counted.ttl / 1_000);
      throw new Failure(
        429,
        'TOO_MANY_REQUESTS',
        `한 인증키로 1분에 ${perMinute}번까지 부를 수 있습니다. ${retryAfter}초 뒤에 다시 시도해 주세요.`,
        { retryAfter },
      );
    },
    minute,
  );

/** Written at most once a minute. */
const noteUse = async (tknId: number, lastUseDt: Date | null, ip: string): Promise<void> => {
  if (lastUseDt && Date.now() - lastUseDt.getTime() < minute) return;
  const isOld = or(isNull(apiToken.lastUseDt), lt(apiToken.lastUseDt, sql`now() - interval '1 minute'`));
  await db()
    .update(apiToken)
    .set({ lastUseDt: sql`now()`, lastUseIp: ip })
    .where(and(eq(apiToken.tknId, tknId), isOld));
};

/**
 * The owner of an access key as caller, with the rights they have now.
 * @throws Failure 401 for a key that is unknown, revoked or expired, or whose owner could not sign in; 429
 */
export const callerOfKey = async (key: string | undefined, ip: string): Promise<Caller> => {
  const [found] = key?.startsWith(prefix) ? await keyStatement().execute({ tknHash: hashToken(key) }) : [];
  if (!found || found.joinCertYn !== 'Y' || signInProblem(found.account)) throw keyUnknown();
  const { tknId, userId, feedYn, inqYn } = found;
  countCall(tknId);
  const rights = await rightsOf(userId, found.rightsVer ?? 0);
  await noteUse(tknId, found.lastUseDt, ip);
  return {
    sessionId: '',
    user: rights.user,
    rights: { ipYn: isAllowedAddress(ip, rights.ipRules) ? 'Y' : 'N', ...rights.info },
    menuIdsOf: await menuIdsOf(),
    stepPending: false,
    verificationPending: false,
    ip,
    key: { tknId, feeds: feedYn === 'Y', reads: inqYn === 'Y' },
    openedAt: new Date(0),
    idleEnd: null,
    administers: false,
  };
};
