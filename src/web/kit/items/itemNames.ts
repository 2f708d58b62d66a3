/** What lists, a search and a detail all tell of the title of an item. */
export interface Titled {
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
}

/** And of the outlet that published it. */
export interface Published {
  mediaNm: string | null;
  mediaLclanNm: string | null;
}

export interface Titles {
  /** What is shown large; `language` is BCP 47 or null. */
  main: { text: string; language: string | null };
  /** The local title below a Korean one. */
  local: { text: string; language: string | null } | null;
  /** The Korean title is still missing. */
  isIncomplete: boolean;
}

const isKorean = (language: string | null): boolean => language?.split('-')[0] === 'ko';

/** Korean title over local title; where there is no Korean one, the local title takes its place. */
export const titlesOf = ({ kornTtl, lclanTtl, lanCd }: Titled): Titles => {
  const local = lclanTtl && lclanTtl !== kornTtl ? { text: lclanTtl, language: lanCd } : null;
  if (kornTtl) return { main: { text: kornTtl, language: 'ko' }, local, isIncomplete: false };
  return {
    main: local ?? { text: '제목 없음', language: 'ko' },
    local: null,
    isIncomplete: !isKorean(lanCd),
  };
};

/** Name of the outlet: Korean if there is one, else as it calls itself – in whatever language that is. */
export const outletOf = ({ mediaNm, mediaLclanNm }: Published): string | null => mediaNm ?? mediaLclanNm;
