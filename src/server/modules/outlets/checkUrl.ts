import type { MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import { credentialsSentence, hasCredentials } from '#server/kernel/outside/credentials.ts';
import { visit } from '#server/kernel/outside/visit.ts';
import { requireVisitAllowed } from '#server/kernel/outside/visitLimits.ts';
import { registeredAt } from './duplicates.ts';
import { outletAddress } from './outletAddress.ts';
import { visitSentence } from './visitSentence.ts';

const notWeb = 'http 또는 https로 시작하는 외부 인터넷 주소를 입력해 주세요.';

/**
 * Whether an outlet may be registered under this address: public and not used by another outlet. A site that does not
 * respond, or responds with an error, is accepted: it may be down or block our requests.
 * @throws Failure 429 if the user has exceeded the visits per minute
 */
export const checkUrl = async (
  userId: string,
  url: string,
  except?: number | null,
): Promise<MediaUrlCheck> => {
  const nobody = { checked: true, url, mediaId: null, mediaNm: null };
  if (hasCredentials(url))
    return { ...nobody, valid: false, duplicated: false, message: credentialsSentence };
  if (outletAddress(url) === null) return { ...nobody, valid: false, duplicated: false, message: notWeb };
  const known = await registeredAt(url, except);
  if (known) {
    const message = `이미 등록된 URL입니다: ${known.mediaNm ?? `매체 번호 ${known.mediaId}`}`;
    return { ...nobody, ...known, valid: true, duplicated: true, message };
  }
  requireVisitAllowed(userId);
  const went = await visit(url);
  return { ...nobody, valid: went.outcome !== 'refused', duplicated: false, message: visitSentence(went) };
};
