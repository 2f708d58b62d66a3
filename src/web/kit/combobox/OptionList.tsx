import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { type ReactNode, useRef } from 'react';
import styles from './Combobox.module.css';
import { usePlacedBelow } from './usePlacedBelow.ts';

export type ComboboxState = Pick<
  UseAutocompleteReturnValue<unknown>,
  | 'getRootProps'
  | 'getInputProps'
  | 'getListboxProps'
  | 'getOptionProps'
  | 'getPopupIndicatorProps'
  | 'getClearProps'
  | 'setAnchorEl'
  | 'popupOpen'
  | 'groupedOptions'
  | 'dirty'
>;

/**
 * Casts the result of `useAutocomplete` for the frame: single and multiple choice differ only in parts that the frame
 * does not use, which the library's types cannot express.
 */
export const frameState = (state: object): ComboboxState => state as ComboboxState;

interface OptionListProps<T> {
  /** The result of `useAutocomplete`. */
  state: ComboboxState;
  options: readonly T[];
  nameOf: (option: T) => string;
  /** Shown beside the name. */
  hintOf?: ((option: T) => ReactNode) | undefined;
  /** Shown while there are no options. */
  message: string;
  /** The field. */
  anchor: Element | null;
}

/** The options of a combobox, below its field. */
export const OptionList = <T,>({ state, options, hintOf, nameOf, message, anchor }: OptionListProps<T>) => {
  const list = useRef<HTMLDivElement>(null);
  usePlacedBelow(list, anchor);
  return (
    <div ref={list} popover="manual" className={styles.popup}>
      {options.length === 0 ? (
        <p className={styles.message} role="status">
          {message}
        </p>
      ) : (
        <ul {...state.getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...props } = state.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                <bdi>{nameOf(option)}</bdi>
                {hintOf && <span className={styles.hint}>{hintOf(option)}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
