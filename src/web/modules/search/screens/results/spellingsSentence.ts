import type { SearchInfos } from '../query/useSearch.ts';

/** Maximum number of spellings named; beyond it only their number is given. */
const maxNamed = 12;

const named = (spellings: readonly string[]): string =>
  spellings.length > maxNamed
    ? `${spellings.slice(0, maxNamed).join(', ')} 등 ${spellings.length}가지 표기도`
    : `${spellings.join(', ')}도`;

/**
 * The spellings that were searched and excluded besides those typed, in words; undefined if there are none.
 * @param total hits of the shown kind: without any, the spellings found nothing either
 */
export const spellingsSentence = (
  { alsoSearched = [], alsoLeftOut = [] }: SearchInfos = {},
  total: number,
): string | undefined => {
  const looked = total > 0 ? '찾았습니다' : '찾아보았습니다';
  const sentences = [
    ...(alsoSearched.length > 0 ? [`${named(alsoSearched)} 함께 ${looked}.`] : []),
    ...(alsoLeftOut.length > 0 ? [`${named(alsoLeftOut)} 함께 뺐습니다.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
};
