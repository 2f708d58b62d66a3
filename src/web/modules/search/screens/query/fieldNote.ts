const field =
  /(?:^|[\s,(])(제목|본문|내용|기자|국가|매체|키워드|언어|title|body|country|media|keyword|site)\s*:\s*\S/iu;

/** Said to who types a field before a word, which finds nothing; undefined if nobody does. */
export const fieldNote = (typed: string): string | undefined => {
  const name = field.exec(typed)?.[1];
  return name === undefined
    ? undefined
    : `‘${name}:’처럼 항목을 지정한 검색은 지원하지 않습니다. 상세조건에서 검색 대상이나 국가, 매체를 선택해 주세요.`;
};
