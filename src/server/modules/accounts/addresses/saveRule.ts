import { invalid, tidy } from '#contract/validation.ts';
import { activeRules } from '#server/kernel/access/addressesChanged.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import {
  comparableAddress,
  isAllowedAddress,
  isReversed,
  normalizedRule,
} from '#server/kernel/access/ipRules.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
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
