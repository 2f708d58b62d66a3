import { countText } from '#contract/countText.ts';
import type { FailedDownload } from '#server/kernel/outside/download.ts';
import { maxDailyArticles } from './visitRecord.ts';

/** Sentences for the most frequent HTTP statuses, for administrators. */
const ofStatus: Record<number, string> = {
  401: '로그인을 요구합니다. 유료 피드라면 매체에 접근 방법을 물어보세요.',
  403: '접근을 막았습니다. 매체가 수집을 허용하는지 확인해 주세요.',
  404: '피드가 그 주소에 없습니다. 매체 홈페이지에서 새 주소를 찾아 주세요.',
  410: '피드를 영구히 없앴습니다. 매체 홈페이지에서 새 주소를 찾아 주세요.',
  429: '너무 자주 방문한다고 거절했습니다. 되풀이되면 수집 간격을 늘려 주세요.',
  451: '법적인 이유로 볼 수 없습니다.',
};

const ofReason: Record<Exclude<FailedDownload['why'], 'status'>, string> = {
  inside: '내부망으로 이어지는 주소라서 방문하지 않았습니다.',
  circle: '주소가 계속 다른 곳으로 넘어가 끝에 닿지 못했습니다.',
  address: '인터넷 주소가 아닌 곳으로 이어져 방문하지 않았습니다.',
  name: '그런 이름의 서버를 찾을 수 없습니다. 주소를 확인해 주세요.',
  time: '정해진 시간 안에 답하지 않았습니다.',
  network: '연결이 끊겼거나 서버가 꺼져 있습니다.',
  certificate: '보안 인증서가 올바르지 않아 연결하지 않았습니다.',
  encoding: '압축된 응답을 풀 수 없습니다.',
};

/** For a visit whose articles could not be stored after all tries. */
export const notStoredSentence =
  '기사를 저장하지 못해 수집을 마치지 못했습니다. 되풀이되면 시스템 운영자에게 알려 주세요.';

/** For a document of which no item could be used, with the reasons. */
export const nothingUsable = ({ itemCount, findings }: { itemCount: number; findings: string[] }): string =>
  [`글 ${countText(itemCount)} 가운데 모을 수 있는 것이 없습니다.`, ...findings].join(' ');

/** For a source that brings more new articles in a day than any outlet publishes. */
export const floodingSentence = `새로 오거나 바뀐 기사가 하루 ${countText(maxDailyArticles)}을 넘어 더 받지 않습니다. 기사 목록이 아닌 주소라면 수집원의 주소를 고치거나 수집을 멈춰 주세요.`;

/** `ofStatus` for article pages. */
const ofPageStatus: Record<number, string> = {
  401: '로그인해야 볼 수 있는 페이지입니다.',
  403: '매체가 접근을 막은 페이지입니다.',
  404: '그 주소에 페이지가 없습니다. 주소를 확인해 주세요.',
  410: '매체가 없앤 페이지입니다.',
  429: '매체가 너무 잦은 방문이라며 거절했습니다. 잠시 후 다시 시도해 주세요.',
  451: '법적인 이유로 볼 수 없는 페이지입니다.',
};

const sentence = (
  { why, status }: FailedDownload,
  known: Record<number, string>,
  otherwise: string,
): string => {
  if (why !== 'status') return ofReason[why];
  const code = status ?? 0;
  const meaning = known[code] ?? (code >= 500 ? '매체의 서버에 문제가 있습니다.' : otherwise);
  return `${meaning} (응답 ${code})`;
};

/** Why a feed could not be fetched, in a sentence. */
export const downloadSentence = (failed: FailedDownload): string =>
  sentence(failed, ofStatus, '서버가 피드를 주지 않았습니다.');

/** Why an article page could not be fetched, in a sentence. */
export const pageSentence = (failed: FailedDownload): string =>
  sentence(failed, ofPageStatus, '서버가 페이지를 주지 않았습니다.');
