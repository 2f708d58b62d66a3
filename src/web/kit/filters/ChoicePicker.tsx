import useAutocomplete from '@mui/material/useAutocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Option } from '#contract/entity.ts';
import { usePlacedBelow } from '../combobox/usePlacedBelow.ts';
import { TextBox } from '../forms/TextBox.tsx';
import styles from './ChoicePicker.module.css';

export interface Choice extends Option {
  /** Distinguishes choices with the same name. */
  hint?: string | undefined;
}

interface ChoicePickerProps {
  label: string;
  /** The chosen values; shown as a number only, since the chips below the filters name them. */
  value: readonly string[];
  onChange: (values: string[], changed: Choice) => void;
  /** Choices that fit the text, best first. */
  search: (text: string, signal: AbortSignal) => Promise<Choice[]>;
  /** Separates the query cache of this picker from others. */
  name: string;
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

const isSame = (one: Choice, other: Choice): boolean => one.value === other.value;
const nothingFound = '일치하는 항목이 없습니다.';

const Popup = ({ anchor, children }: { anchor: Element | null; children: ReactNode }) => {
  const list = useRef<HTMLDivElement>(null);
  usePlacedBelow(list, anchor);
  return (
    <div ref={list} popover="manual" className={styles.popup}>
      {children}
    </div>
  );
};

/** Several choices, found by typing. */
export const ChoicePicker = ({
  label,
  value,
  onChange,
  search,
  name,
  placeholder = '전체',
}: ChoicePickerProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const composing = useRef(false);

  const found = useQuery({
    queryKey: ['choices', name, asked],
    queryFn: ({ signal }) => search(asked.trim(), signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  const options = found.data ?? [];

  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps, popupOpen } =
    useAutocomplete<Choice, true>({
      id,
      multiple: true,
      options,
      value: value.map((chosen) => ({ value: chosen, label: chosen })),
      inputValue: text,
      open: isOpen,
      filterOptions: (all) => all,
      getOptionLabel: (option) => option.label,
      getOptionKey: (option) => option.value,
      isOptionEqualToValue: isSame,
      disableCloseOnSelect: true,
      clearOnEscape: false,
      openOnFocus: false,
      autoHighlight: true,
      onOpen: () => setOpen(true),
      onClose: () => {
        setOpen(false);
        setText('');
        setAsked('');
      },
      onInputChange: (_event, typed, reason) => {
        if (reason !== 'input') return;
        setText(typed);
        if (!composing.current) setAsked(typed);
      },
      onChange: (_event, chosen, _reason, details) => {
        setText('');
        setAsked('');
        if (details)
          onChange(
            chosen.map((choice) => choice.value),
            details.option,
          );
      },
    });

  const message = found.isError
    ? '목록을 불러오지 못했습니다.'
    : found.isPending
      ? '찾는 중입니다.'
      : nothingFound;
  return (
    <div ref={setAnchor} className={styles.picker}>
      <label {...getInputLabelProps()} className={styles.label}>
        {label}
      </label>
      <div {...getRootProps()} className={styles.place}>
        <TextBox
          small
          {...getInputProps()}
          placeholder={value.length > 0 ? `${value.length}개 선택` : placeholder}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={({ currentTarget }) => {
            composing.current = false;
            setAsked(currentTarget.value);
          }}
          onKeyDownCapture={(event) => {
            // Backspace in an empty field deletes nothing: the chosen values are shown elsewhere
            if (event.key === 'Backspace' && text === '') event.stopPropagation();
            // Enter must not submit the surrounding form
            if (event.key === 'Enter' && !popupOpen && !event.nativeEvent.isComposing) {
              event.preventDefault();
              setOpen(true);
            }
          }}
        />
      </div>
      {popupOpen && (
        <Popup anchor={anchor}>
          {options.length === 0 ? (
            <p className={styles.message} role="status">
              {message}
            </p>
          ) : (
            <ul {...getListboxProps()} aria-busy={found.isFetching}>
              {options.map((option, index) => {
                const { key, ...props } = getOptionProps({ option, index }) as { key: string };
                return (
                  <li key={key} {...props}>
                    <span>{option.label}</span>
                    {option.hint && <span className={styles.hint}>{option.hint}</span>}
                  </li>
                );
              })}
            </ul>
          )}
        </Popup>
      )}
    </div>
  );
};
