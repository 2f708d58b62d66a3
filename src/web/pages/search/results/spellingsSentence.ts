import type { SearchInfos } from '../query/useSearch.ts';

/** As many spellings are named; of more, how many they are. */
const mostNamed = 12;

const named = (spellings: readonly string[]): string =>
  spellings.length > mostNamed
    ? `${spellings.slice(0, mostNamed).join(', ')} 등 ${spellings.length}가지 표기도`
    : `${spellings.join(', ')}도`;

/** Which spellings were looked for and left out beside those that were typed, in words; undefined where none was. */
export const spellingsSentence = ({
  alsoSearched = [],
  alsoLeftOut = [],
}: SearchInfos = {}): string | undefined => {
  const sentences = [
    ...(alsoSearched.length > 0 ? [`${named(alsoSearched)} 함께 찾았습니다.`] : []),
    ...(alsoLeftOut.length > 0 ? [`${named(alsoLeftOut)} 함께 뺐습니다.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
};
