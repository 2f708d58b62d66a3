/** Reasons why a document gives no items, as shown to administrators. */
export const feedProblems = {
  empty: '빈 문서입니다.',
  tooLarge: '피드가 너무 커서 읽지 않았습니다.',
  unreadable: '문자 인코딩을 알 수 없어 글자를 읽을 수 없습니다.',
  htmlPage: '피드가 아니라 웹 페이지입니다. 페이지 주소에서 피드를 찾아 등록해 주세요.',
  opml: '피드가 아니라 매체 목록(OPML)입니다. 목록 가져오기로 등록해 주세요.',
  sitemap: '피드가 아니라 사이트맵입니다.',
  notAFeed: 'RSS·Atom·JSON Feed가 아닙니다.',
  tooDeep: '태그가 끝없이 겹쳐 있어 읽지 않았습니다.',
  tooManyAttributes: '태그 하나에 속성이 너무 많아 읽지 않았습니다.',
  tooManyElements: '글 하나에 태그가 너무 많아 읽지 않았습니다.',
  tooSlow: '피드를 읽는 데 너무 오래 걸려 그만두었습니다.',
  malformed: '피드 문서가 깨져 읽을 수 없습니다.',
  brokenOff: '문서가 중간에 끊겨 글을 하나도 읽지 못했습니다.',
  noContent: '피드에 읽을 내용이 없습니다.',
} as const;
export type FeedProblem = keyof typeof feedProblems;

/** Defects of a document that could nevertheless be read. */
export const feedNotes = {
  bytesCut: '피드가 너무 커서 앞부분만 읽었습니다.',
  itemsCut: '항목이 너무 많아 앞쪽 항목만 읽었습니다.',
  unfinished: '문서가 중간에 끊겨 온전한 항목만 읽었습니다.',
  repaired: '문서의 태그가 맞지 않아 고쳐서 읽었습니다.',
  entitiesIgnored: '문서가 스스로 정의한 개체(ENTITY)는 펼치지 않았습니다.',
  controlCharacters: '쓸 수 없는 제어 문자를 지웠습니다.',
  encodingMismatch: '선언한 문자 인코딩과 실제 인코딩이 다릅니다.',
  mojibake: '두 번 변환되어 깨진 글자를 되돌렸습니다.',
  damagedText: '읽을 수 없는 글자가 섞여 있습니다.',
} as const;
export type FeedNote = keyof typeof feedNotes;
