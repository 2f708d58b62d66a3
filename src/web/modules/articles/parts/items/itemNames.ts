import { isKorean } from '#contract/languages.ts';

/** The title fields that lists, search and details all have. */
export interface Titled {
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
}

/** The outlet's name fields. */
export interface Published {
  mediaNm: string | null;
  mediaLclanNm: string | null;
}

export interface Titles {
  /** The title shown large; `language` is BCP 47 or null. */
  main: { text: string; language: string | null };
  /** The local title below a Korean one. */
  local: { text: string; language: string | null } | null;
  /** True while the Korean title is missing. */
  isIncomplete: boolean;
}

/** The Korean title with the local title below; without a Korean one, the local title takes its place. */
export const titlesOf = ({ kornTtl, lclanTtl, lanCd }: Titled): Titles => {
  const local = lclanTtl && lclanTtl !== kornTtl ? { text: lclanTtl, language: lanCd } : null;
  if (kornTtl) return { main: { text: kornTtl, language: 'ko' }, local, isIncomplete: false };
  return {
    main: local ?? { text: '제목 없음', language: 'ko' },
    local: null,
    isIncomplete: !isKorean(lanCd),
  };
};

/** Name of the outlet: the Korean one if there is one, else its local name – in whatever language. */
export const outletOf = ({ mediaNm, mediaLclanNm }: Published): string | null => mediaNm ?? mediaLclanNm;

/** Id of the element with the title of an item's row. */
export const titleIdOf = ({ articleId }: { articleId: number }): string => `t${articleId}`;

/** Labels of the regions and collection methods of items. */
export const regionLabels = { KOREA: '한국', GLOBAL: '국제' } as const;
export type Region = keyof typeof regionLabels;
export const regionOptions = (Object.keys(regionLabels) as Region[]).map((value) => ({
  value,
  label: regionLabels[value],
}));

export const collectionLabels = { paidAiYn: 'AI 유료', freeAiYn: 'AI 무료', menualYn: '일반·수동' } as const;
export type CollectionFlag = keyof typeof collectionLabels;
export const collectionFlags = Object.keys(collectionLabels) as CollectionFlag[];
