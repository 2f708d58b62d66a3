import useAutocomplete from '@mui/material/useAutocomplete';
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { frameState, OptionList } from '#web/kit/combobox/OptionList.tsx';
import type { Suggestion } from './useSuggestions.ts';

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
