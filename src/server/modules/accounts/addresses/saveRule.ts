import { and, desc, eq } from 'drizzle-orm';
import { asObject } from '#contract/particles.ts';
import { invalid, tidy } from '#contract/validation.ts';
import { boardIp } from '#generated/tables/index.ts';
import type { Done } from '#generated/types/accountCalls.ts';
import { activeRules } from '#server/kernel/access/addressesChanged.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import {
  comparableAddress,
  isAllowedAddress,
  isReversed,
  normalizedRule,
} from '#server/kernel/access/ipRules.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';

/** The sent record, with the rule in its stored form. @throws Failure 400 for a range that ends before it starts */
export const withNormalizedRule = (given: unknown): unknown => {
  const body = tidy(given);
  const rule = (body as { ip?: unknown } | null)?.ip;
  if (typeof rule !== 'string') return body;
  if (isReversed(rule)) {
    const message = '범위의 끝 주소가 시작 주소보다 앞섭니다. 작은 주소를 앞에 적어 주세요.';
    throw validationFailure([invalid('ip', 'IP', message)]);
  }
  return { ...(body as object), ip: normalizedRule(rule) };
};

/**
 * Prevents administrators from locking themselves out: by changing a rule, removing the last one or adding the first.
 */
const assertStillAllowed = async ({ ip }: Caller): Promise<void> => {
  if (isAllowedAddress(ip, await activeRules())) return;
  throw badRequest(
    `저장하면 지금 접속한 주소 ${comparableAddress(ip) ?? ip}에서 더는 들어올 수 없습니다. 이 주소가 포함되도록 고쳐 주세요.`,
  );
};

/** Runs a write of the rules; one that would lock out the caller is rolled back. */
export const savingRules = (
  catalogue: Catalogue,
  caller: Caller | null,
  save: () => Promise<Row>,
): Promise<Row> =>
  withWriteLocks(catalogue, entityOf(catalogue, 'boardIp'), async () => {
    const record = await save();
    if (caller) await assertStillAllowed(caller);
    return record;
  });

const done = (message: string): Done => ({ result: true, message });

const sameRule = async (ip: string) => {
  const [found] = await db()
    .select({ bbsAuthrtId: boardIp.bbsAuthrtId, useYn: boardIp.useYn })
    .from(boardIp)
    .where(and(eq(boardIp.ip, ip), eq(boardIp.delYn, 'N')))
    .orderBy(desc(boardIp.useYn))
    .limit(1);
  return found;
};

/**
 * Adds an IP rule from the command line, for administrators who have locked themselves out; an existing inactive rule
 * is activated. May be called repeatedly.
 * @throws Failure 400 for an invalid rule
 */
export const allowAddress = (catalogue: Catalogue, given: string): Promise<Done> =>
  withWriteLocks(catalogue, entityOf(catalogue, 'boardIp'), async () => {
    const spec = entityOf(catalogue, 'boardIp');
    const body = withNormalizedRule({ ip: given, rmrk: 'admin:allow-ip 명령으로 등록' }) as { ip: string };
    const known = await sameRule(body.ip);
    if (known?.useYn === 'Y') return done(`${body.ip}은(는) 이미 허용되어 있습니다.`);
    if (known) {
      await setFacts(catalogue, spec, null, known.bbsAuthrtId, () => ({ useYn: 'Y' }));
      return done(`미사용이던 규칙 ${asObject(body.ip)} 다시 사용합니다.`);
    }
    await insertRecord(catalogue, spec, null, body);
    const isFirst = (await activeRules()).length === 1;
    return done(
      `${asObject(body.ip)} 허용했습니다.${isFirst ? ' 첫 규칙이므로 이제 이 주소에서만 들어올 수 있습니다.' : ''}`,
    );
  });
