import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchWords } from '#generated/types/searchCalls.ts';
import { read } from '#web/client/http/read.ts';
import { searchOutlets } from '#web/modules/outlets/index.ts';
import { changed, type SearchConditions, startConditions } from '../query/searchConditions.ts';
import { rememberedConditions, searchedWords } from '../query/searchedWords.ts';
import { useSearchHistory } from '../query/useSearch.ts';

/** What one may go on with: an earlier search, a keyword, or an outlet. */
export interface Suggestion {
  key: string;
  words: string;
  from: '최근 검색' | '키워드' | '매체';
  /** The search that it stands for. */
  conditions: SearchConditions;
  /** For an outlet: its label beside the condition. */
  outlet?: { value: string; label: string };
}

const maxRecent = 3;
const maxOutlets = 3;
/** Pause in typing before something is asked for, in ms. */
const restMs = 250;
/** Longer texts are sentences, which nothing completes. */
const maxLength = 40;

const isAskable = (typed: string): boolean => typed.length > 0 && typed.length <= maxLength;

/** Suggestions for a text that is being typed; none while the field is not in use. */
export const useSuggestions = (
  draft: string,
  isInUse: boolean,
  conditions: SearchConditions,
  today: string,
): Suggestion[] => {
  const typed = draft.trim();
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { searches } = useSearchHistory(isInUse);
  const { data } = useQuery({
    queryKey: ['search-suggestions', asked],
    queryFn: async ({ signal }) => {
      const [{ words }, outlets] = await Promise.all([
        read<SearchWords>('/search/words', { params: { searchText: asked }, signal, quiet: true }),
        asked.length > 1 ? searchOutlets(asked, signal) : [],
      ]);
      return { words, outlets: outlets.slice(0, maxOutlets) };
    },
    enabled: isInUse && isAskable(asked),
    networkMode: 'always',
  });
  if (!isInUse || (typed !== '' && !isAskable(typed))) return [];
  const recent = searches
    .map(({ schHstryId, cndCn }) => {
      const earlier = rememberedConditions(cndCn, today);
      return { key: `recent ${schHstryId}`, words: searchedWords(earlier), conditions: earlier };
    })
    .filter(
      ({ words, conditions: { searchText } }) =>
        words.toLowerCase().includes(typed.toLowerCase()) && searchText !== typed,
    )
    .slice(0, maxRecent)
    .map((one) => ({ ...one, from: '최근 검색' as const }));
  // an answer to other letters is none to these
  const found = asked === typed && typed !== '' ? data : undefined;
  return [
    ...recent,
    ...(found?.words ?? [])
      .filter((words) => words !== typed)
      .map((words) => ({
        key: `word ${words}`,
        words,
        from: '키워드' as const,
        conditions: changed(conditions, { searchText: words }),
      })),
    ...(found?.outlets ?? []).map((outlet) => ({
      key: `outlet ${outlet.value}`,
      words: outlet.label,
      from: '매체' as const,
      outlet: { value: outlet.value, label: outlet.label },
      conditions: changed(startConditions, { mediaId: [outlet.value], size: conditions.size }),
    })),
  ];
};
