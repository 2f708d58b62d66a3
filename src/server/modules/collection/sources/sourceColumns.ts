import { invalid } from '#contract/validation.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import type { LookupOptions } from '#server/kernel/outside/guardedLookup.ts';
import { credentialsSentence, hasCredentials, namesServer } from '#server/kernel/outside/publicAddress.ts';
import { collectedMatcher } from '#server/modules/search/index.ts';
import { feedAddress } from './feedAddress.ts';

const label = '피드 주소';
const inside = '내부망 주소입니다. 인터넷에서 볼 수 있는 피드 주소를 입력해 주세요.';
const unfinished = '주소가 온전하지 않습니다. https://example.com/rss처럼 서버 이름까지 모두 입력해 주세요.';

/** The address that identifies a feed. @throws Failure 400 naming the field */
export const requireAddress = (feedUrl: string, options: Pick<LookupOptions, 'isAllowed'>): string => {
  const refuse = (message: string) => validationFailure([{ ...invalid('feedUrl', label), message }]);
  if (hasCredentials(feedUrl)) throw refuse(credentialsSentence);
  const address = feedAddress(feedUrl, options);
  if (address === null) throw refuse(namesServer(feedUrl) ? inside : unfinished);
  return address;
};

/** @throws Failure 400 naming the field and the place of the mistake */
export const requireRule = async (rule: unknown): Promise<void> => {
  const problem = typeof rule === 'string' && rule.trim() ? await collectedMatcher(rule) : undefined;
  if (typeof problem === 'string') throw validationFailure([invalid('clctCndCn', '수집 조건', problem)]);
};

/** How the last document was answered: without it the next one is read whatever it holds. */
const unread = { etag: null, lastMdfcnNm: null, bodyHash: null };
/** State of a document at the previous address, which is no longer valid. */
const forgotten = { ...unread, movedUrl: null, errCn: null, failCnt: 0 };

/** Whether the record is in use after the change. */
const isUsed = (sent: Row, before: Row): boolean => (sent.useYn ?? before.useYn ?? 'Y') === 'Y';

/**
 * Columns derived from a user's input: the canonical address and the time of the next visit, which is immediate if the
 * source is new, moved, reactivated, visited more often or collected by another rule.
 */
export const sourceColumns = (
  { sent, before = {} }: { sent: Row; before?: Row | undefined },
  now: Date,
  options: Pick<LookupOptions, 'isAllowed'>,
): Row => {
  const feedUrl = sent.feedUrl as string | undefined;
  const isNew = feedUrl !== undefined && feedUrl !== before.feedUrl;
  const isTakenUp = isUsed(sent, before) && before.useYn === 'N';
  const isChanged = sent.clctIntrvl !== undefined && sent.clctIntrvl !== before.clctIntrvl;
  const isRuled = sent.clctCndCn !== undefined && sent.clctCndCn !== (before.clctCndCn ?? null);
  return {
    ...(isRuled && unread),
    ...(isNew && { ...forgotten, canonicalUrl: requireAddress(feedUrl, options) }),
    ...(isTakenUp && { failCnt: 0, errCn: null }),
    ...(!isUsed(sent, before) && { clctSttsCd: 'paused' }),
    ...(isUsed(sent, before) && (isNew || isTakenUp) && { clctSttsCd: 'waiting' }),
    ...((isNew || isTakenUp || isChanged || isRuled) && { nextClctDt: now, dueDt: now }),
  };
};
