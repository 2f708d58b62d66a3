import type { Visit } from '#server/kernel/outside/visit.ts';

const refused = {
  inside: '내부망 주소로 연결되어 등록할 수 없습니다.',
  circle: '주소가 서로를 가리키며 되돌아와 열 수 없습니다. 최종 주소를 입력해 주세요.',
  address: '웹 주소가 아닌 곳으로 연결되어 등록할 수 없습니다.',
} as const;

const silent = '사용할 수 있는 URL이지만 지금은 응답이 없습니다. 주소가 맞는지 확인해 주세요.';

const answered = (status: number): string => {
  if (status === 404 || status === 410)
    return `등록할 수 있는 URL이지만 그 주소에 페이지가 없습니다(${status}). 주소가 맞는지 확인해 주세요.`;
  if (status >= 500)
    return `등록할 수 있는 URL이지만 사이트가 지금 오류로 답합니다(${status}). 주소가 맞는지 확인해 주세요.`;
  if (status >= 400)
    return `등록할 수 있는 URL입니다. 사이트가 확인을 막아(${status}) 페이지는 보지 못했습니다.`;
  return '사용할 수 있는 URL입니다.';
};

/** Result of a visit to an outlet's address, for the user who wants to register it. */
export const visitSentence = (went: Visit): string => {
  if (went.outcome === 'answers') return answered(went.status);
  return went.outcome === 'silent' ? silent : refused[went.why];
};
