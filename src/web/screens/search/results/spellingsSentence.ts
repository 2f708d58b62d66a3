import type { SearchInfos } from '../query/useSearch.ts';

/** As many spellings are named; of more, how many they are. */
const maxNamed = 12;

const named = (spellings: readonly string[]): string =>
  spellings.length > maxNamed
    ? `${spellings.slice(0, maxNamed).join(', ')} 등 ${spellings.length}가지 표기도`
    : `${spellings.join(', ')}도`;

/**
 * Which spellings were looked for and left out beside those that were typed, in words; undefined where none was.
 * @param total hits of what is shown: where there is none, nothing was found with them either
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
