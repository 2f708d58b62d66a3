/** The texts of an article that a batch edit may change, as columns with their Korean names and longest lengths. */
export const editedTexts = [
  { name: 'kornTtl', label: '제목(한글)', longest: 500 },
  { name: 'lclanTtl', label: '제목(현지어)', longest: 500 },
  { name: 'articleTransCn', label: '번역문', longest: 1_000_000 },
  { name: 'mdfcnCn', label: '수정 내용', longest: 1_000_000 },
  { name: 'htcnyOpnn', label: '본부 의견', longest: 10_000 },
  { name: 'featExtrSmry', label: '요약', longest: 10_000 },
  { name: 'jrnlLclanNm', label: '기자', longest: 300 },
  { name: 'sndngRgnNm', label: '발신 지역', longest: 100 },
] as const;

export type EditedName = (typeof editedTexts)[number]['name'];

/** The texts of one article; null where it has none. */
export type Texts = Record<EditedName, string | null>;
