import { grouped } from '#contract/countText.ts';
import { writtenParts } from '#contract/queryTokens.ts';
import { isOneSyllable, isSearchable, maxTextLength, searchedPart } from '#contract/terms.ts';

/** A note if the text is too long to be searched in full. */
export const cutNote = (text: string): string | undefined => {
  const rest = text.trim().length - searchedPart(text).length;
  return rest > 0
    ? `${grouped(maxTextLength)}자까지만 찾습니다. 뒤의 ${grouped(rest)}자는 빼고 찾습니다.`
    : undefined;
};

/** A note on one-syllable terms, for a search that includes bodies. */
export const syllableNote = (text: string): string | undefined => {
  const alone = writtenParts(text).filter((term) => isOneSyllable(term.replace(/^["“”]|["“”]$/gu, '')));
  return alone.length > 0
    ? `한 글자는 제목에서만 찾습니다: ${[...new Set(alone)].slice(0, 5).join(', ')}`
    : undefined;
};

/** A note on unsearchable terms, for an empty result. */
export const unsearchableNote = (text: string): string | undefined => {
  const [term] = writtenParts(text).filter((one) => !isSearchable(one));
  return term === undefined
    ? undefined
    : `‘${term.slice(0, 20)}’에는 글자나 숫자가 없어 찾을 수 없습니다. 낱말을 입력해 주세요.`;
};
