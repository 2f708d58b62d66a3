import type { MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import { type Visit, visit } from '../../outside/visit.ts';
import { registeredAt } from './duplicates.ts';
import { outletAddress } from './outletAddress.ts';

const words = {
  notWeb: 'http 또는 https로 시작하는 외부 인터넷 주소를 입력해 주세요.',
  inside: '내부망 주소로 연결되어 등록할 수 없습니다.',
  circle: '주소가 서로를 가리키며 되돌아와 열 수 없습니다. 최종 주소를 입력해 주세요.',
  address: '웹 주소가 아닌 곳으로 연결되어 등록할 수 없습니다.',
  free: '사용할 수 있는 URL입니다.',
  silent: '사용할 수 있는 URL이지만 지금은 응답이 없습니다. 주소가 맞는지 확인해 주세요.',
} as const;

const sentenceOf = (went: Visit): string => {
  if (went.outcome === 'answers') return words.free;
  return went.outcome === 'silent' ? words.silent : words[went.why];
};

/**
 * Whether an outlet may be registered under this address: one of the open Internet that nobody has yet. A site that
 * does not answer may be: it may be down, or shut to us.
 */
export const checkUrl = async (url: string, except?: number | null): Promise<MediaUrlCheck> => {
  const nobody = { checked: true, url, mediaId: null, mediaNm: null };
  if (outletAddress(url) === null)
    return { ...nobody, valid: false, duplicated: false, message: words.notWeb };
  const known = await registeredAt(url, except);
  if (known) {
    const message = `이미 등록된 URL입니다: ${known.mediaNm ?? `매체 번호 ${known.mediaId}`}`;
    return { ...nobody, ...known, valid: true, duplicated: true, message };
  }
  const went = await visit(url);
  return { ...nobody, valid: went.outcome !== 'refused', duplicated: false, message: sentenceOf(went) };
};
