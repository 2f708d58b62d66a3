import type { Article } from '#generated/types/article.ts';
import type { ItemKind } from './kind/itemKinds.ts';

type Titled = Pick<Article, 'kornTtl' | 'lclanTtl' | 'lanCd'>;

export interface Titles {
  /** What is shown large; `language` is BCP 47 or null. */
  main: { text: string; language: string | null };
  /** The local title below a Korean one. */
  local: { text: string; language: string | null } | null;
  /** The Korean title is still missing. */
  isIncomplete: boolean;
}

type Begun = Pick<Article, 'menualYn' | 'wholSentTransYn'>;

/**
 * Whether a list tells that the Korean title is missing: where somebody has registered or translated the item and left
 * that out. Whatever is collected abroad comes without one; that says nothing in a list of such.
 */
export const isLeftUndone = (item: Titled & Begun): boolean =>
  titlesOf(item).isIncomplete && (item.menualYn === 'Y' || item.wholSentTransYn === 'Y');

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
export const outletOf = ({
  mediaNm,
  mediaLclanNm,
}: Pick<Article, 'mediaNm' | 'mediaLclanNm'>): string | null => mediaNm ?? mediaLclanNm;

/** How an article came here, in a word. */
export const collectedBy = (
  { menualYn, aiYn, payYn }: Pick<Article, 'menualYn' | 'aiYn' | 'payYn'>,
  { word }: Pick<ItemKind, 'word'>,
): { label: 'AI' | '자동' | '수동'; explained: string } => {
  const what = payYn === 'Y' ? `유료 ${word}` : word;
  if (menualYn === 'Y') return { label: '수동', explained: `사람이 등록한 ${what}` };
  return aiYn === 'Y'
    ? { label: 'AI', explained: `AI가 수집한 ${what}` }
    : { label: '자동', explained: `자동으로 수집한 ${what}` };
};
