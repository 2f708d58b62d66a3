import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { Chips, ComboboxFrame, type ComboboxProps, frameState } from './ComboboxFrame.tsx';

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
  // Enter takes the first, as in the conditions of a list
  autoHighlight: true,
});

interface OneProps<T> extends ComboboxProps<T> {
  chosen: T | null;
  onChange: (chosen: T | null) => void;
  /** What the person types; empty when the field shows what is chosen. */
  onType: (typed: string) => void;
}

/** One out of many, found by typing; the field shows its name. */
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
  /** What a chip says, if not the name. */
  chipOf?: (chosen: T) => string;
  /** What the pointer is told of a chip. */
  titleOf?: (chosen: T) => string | undefined;
  staysOpen?: boolean;
  /** Whether all of them can be taken out at once. */
  isClearable?: boolean;
}

/** Several out of many, each a chip in the field that can be taken off. */
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
      // what was typed and not chosen goes when the field is left
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

/** Words that the person makes up, each ended by Enter; what was typed and not ended counts when the field is left. */
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
