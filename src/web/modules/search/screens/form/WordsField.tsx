import useAutocomplete from '@mui/material/useAutocomplete';
import { useQuery } from '@tanstack/react-query';
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useState } from 'react';
import type { SearchWords } from '#generated/types/searchCalls.ts';
import { read } from '#web/client/http/read.ts';
import { frameState, OptionList } from '#web/kit/combobox/OptionList.tsx';
import { searchOutlets } from '#web/modules/outlets/index.ts';
import { kindOfWords } from '../query/kindOfWords.ts';
import { changed, type SearchConditions, startConditions } from '../query/searchConditions.ts';
import { rememberedConditions, searchedWords } from '../query/searchedWords.ts';
import { useSearchHistory } from '../query/useSearch.ts';

/** What one may go on with: an earlier search, a keyword, the value of a field, or an outlet. */
export interface Suggestion {
  key: string;
  words: string;
  from: string;
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
    .map((one) => ({ ...one, from: '최근 검색' }));
  // an answer to other letters is none to these
  const found = asked === typed && typed !== '' ? data : undefined;
  return [
    ...recent,
    ...(found?.words ?? [])
      .filter((words) => words !== typed)
      .map((words) => ({
        key: `word ${words}`,
        words,
        from: kindOfWords(words),
        conditions: changed(conditions, { searchText: words }),
      })),
    ...(found?.outlets ?? []).map((outlet) => ({
      key: `outlet ${outlet.value}`,
      words: outlet.label,
      from: '매체',
      outlet: { value: outlet.value, label: outlet.label },
      conditions: changed(startConditions, { mediaId: [outlet.value], size: conditions.size }),
    })),
  ];
};

interface WordsFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  id: string;
  value: string;
  onType: (typed: string) => void;
  suggestions: readonly Suggestion[];
  onInUse: (isInUse: boolean) => void;
  onTake: (suggestion: Suggestion) => void;
}

const isSuggestion = (chosen: unknown): chosen is Suggestion => typeof chosen === 'object' && chosen !== null;

/** The field of the search, with suggestions below it: arrow keys choose one, Enter without one searches what is typed. */
export const WordsField = ({
  id,
  value,
  onType,
  suggestions,
  onInUse,
  onTake,
  className,
  ...rest
}: WordsFieldProps) => {
  const [anchor, setAnchor] = useState<HTMLInputElement | null>(null);
  const state = useAutocomplete<Suggestion, false, false, true>({
    id,
    options: suggestions,
    freeSolo: true,
    value: null,
    inputValue: value,
    filterOptions: (all) => all,
    getOptionKey: (option) => (isSuggestion(option) ? option.key : option),
    getOptionLabel: (option) => (isSuggestion(option) ? option.words : option),
    clearOnEscape: false,
    onOpen: () => onInUse(true),
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onType(text);
    },
    onChange: (_event, chosen) => {
      if (isSuggestion(chosen)) onTake(chosen);
    },
  });
  const { ref, onBlur, ...input } = state.getInputProps() as ReturnType<typeof state.getInputProps> & {
    ref: React.RefObject<HTMLInputElement | null>;
  };
  return (
    <div
      {...state.getRootProps({
        onKeyDown: (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
          // an Enter that ends a Hangul syllable chooses nothing
          if (event.nativeEvent.isComposing) event.defaultMuiPrevented = true;
        },
      })}
      className={className}
    >
      <input
        {...input}
        {...rest}
        id={id}
        type="search"
        ref={(element) => {
          ref.current = element;
          setAnchor(element);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          onInUse(false);
        }}
      />
      {state.popupOpen && suggestions.length > 0 && (
        <OptionList
          state={frameState(state)}
          options={suggestions}
          nameOf={({ words }) => words}
          hintOf={({ from }) => from}
          message=""
          anchor={anchor}
        />
      )}
    </div>
  );
};
