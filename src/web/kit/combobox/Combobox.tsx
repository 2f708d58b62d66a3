import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { Chips, ComboboxFrame, type ComboboxProps } from './ComboboxFrame.tsx';
import { frameState } from './OptionList.tsx';

const all = <T,>(options: readonly T[]): T[] => [...options];

const shared = <T,>({ id, options, keyOf, nameOf, filter = all, onOpen, onClose }: ComboboxProps<T>) => ({
  id,
  options,
  getOptionKey: keyOf,
  getOptionLabel: nameOf,
  isOptionEqualToValue: (one: T, other: T) => keyOf(one) === keyOf(other),
  filterOptions: (known: T[], { inputValue }: { inputValue: string }) => filter(known, inputValue),
  ...(onOpen && { onOpen }),
  ...(onClose && { onClose }),
  // Enter takes the first option, as in the conditions of a list
  autoHighlight: true,
});

interface OneProps<T> extends ComboboxProps<T> {
  chosen: T | null;
  onChange: (chosen: T | null) => void;
  /** The typed text; empty while the field shows the chosen option. */
  onType: (typed: string) => void;
}

/** Chooses one option by typing; the field shows its name. */
export const ChooseOne = <T,>({ chosen, onChange, onType, ...props }: OneProps<T>) => {
  const state = useAutocomplete<T>({
    ...shared(props),
    value: chosen,
    onChange: (_event, next) => onChange(next),
    onInputChange: (_event, text, reason) => onType(reason === 'input' ? text : ''),
  });
  return <ComboboxFrame {...props} state={frameState(state)} isClearable />;
};

interface ManyProps<T> extends ComboboxProps<T> {
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  typed: string;
  onType: (typed: string) => void;
  /** Text of a chip, if not the name. */
  chipOf?: (chosen: T) => string;
  /** Tooltip of a chip. */
  titleOf?: (chosen: T) => string | undefined;
  staysOpen?: boolean;
  /** Whether all chips can be removed at once. */
  isClearable?: boolean;
}

/** Chooses several options, each shown as a removable chip in the field. */
export const ChooseMany = <T,>({
  chosen,
  onChange,
  typed,
  onType,
  chipOf,
  titleOf,
  staysOpen = false,
  isClearable = true,
  ...props
}: ManyProps<T>) => {
  const state = useAutocomplete<T, true>({
    ...shared(props),
    multiple: true,
    filterSelectedOptions: true,
    disableCloseOnSelect: staysOpen,
    value: [...chosen],
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      // text that was typed but not chosen is dropped when the field loses focus
      if (reason !== 'reset') onType(text);
    },
    onChange: (_event, next) => {
      onType('');
      onChange(next);
    },
  });
  return (
    <ComboboxFrame
      {...props}
      state={frameState(state)}
      isClearable={isClearable}
      chosen={
        <Chips
          chosen={chosen}
          wordsOf={chipOf ?? props.nameOf}
          titleOf={titleOf}
          itemProps={state.getItemProps}
        />
      }
    />
  );
};

interface WordsProps
  extends Pick<ComboboxProps<string>, 'id' | 'onBlur' | 'inputRef' | 'aria' | 'placeholder'> {
  words: readonly string[];
  onChange: (words: string[]) => void;
}

const itself = (word: string): string => word;

/** Free words, each ended by Enter; an unfinished word is added when the field loses focus. */
export const TypeMany = ({ words, onChange, ...props }: WordsProps) => {
  const frame = { ...props, options: [], keyOf: itself, nameOf: itself, message: '' };
  const [typed, setTyped] = useState('');
  const state = useAutocomplete<string, true, false, true>({
    ...shared<string>(frame),
    multiple: true,
    freeSolo: true,
    autoSelect: true,
    clearOnBlur: true,
    autoHighlight: false,
    value: [...words],
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason !== 'reset') setTyped(text);
    },
    onChange: (_event, next) => {
      setTyped('');
      onChange(next);
    },
  });
  return (
    <ComboboxFrame
      {...frame}
      state={frameState(state)}
      isFree
      isClearable
      chosen={<Chips chosen={words} wordsOf={itself} itemProps={state.getItemProps} />}
    />
  );
};
