import {
  type AriaAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useState,
} from 'react';
import { Icon, icons } from '../icons/Icon.tsx';
import styles from './Combobox.module.css';
import { type ComboboxState, OptionList } from './OptionList.tsx';

export interface ComboboxProps<T> {
  id: string;
  /** The options, best first. */
  options: readonly T[];
  keyOf: (option: T) => string | number;
  nameOf: (option: T) => string;
  /** Distinguishes an option from others with the same name; shown in the list only. */
  hintOf?: (option: T) => ReactNode;
  /** Shown in the list while there are no options. */
  message: string;
  /** Filters the options by the typed text; by default the caller has already filtered them. */
  filter?: (options: readonly T[], typed: string) => T[];
  onOpen?: () => void;
  onClose?: () => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** ARIA attributes from a form, and the placeholder, which may be a masked value. */
  aria?: (AriaAttributes & { placeholder?: string | undefined }) | undefined;
  small?: boolean | undefined;
}

interface FrameProps<T> extends ComboboxProps<T> {
  /** The result of `useAutocomplete`, for single or multiple choice. */
  state: ComboboxState;
  chosen?: ReactNode;
  /** Free words only: there is no list. */
  isFree?: boolean;
  /** Whether the chosen option is shown as the field's text and cleared with it. */
  isClearable?: boolean;
}

/** Maximum length of a search text; longer texts are no name. */
const maxSearchLength = 200;

/** Attributes of a field without a list: it is not announced as a combobox. */
const plainText = { role: undefined, 'aria-expanded': undefined, 'aria-autocomplete': undefined } as const;

const give = <T,>(ref: Ref<T> | undefined, element: T | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};

/** A field with the chosen options, and the list below it. */
export const ComboboxFrame = <T,>(props: FrameProps<T>) => {
  const { state, chosen, isFree, isClearable, onBlur, placeholder, inputRef, aria, small } = props;
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const { ref: ownRef, onBlur: close, ...input } = state.getInputProps();
  const setInput = useCallback(
    (element: HTMLInputElement | null) => {
      give(ownRef, element);
      give(inputRef, element);
    },
    [ownRef, inputRef],
  );
  // its types say that it takes no arguments
  const setOwnAnchor = state.setAnchorEl as (box: HTMLDivElement | null) => void;
  const setBox = useCallback(
    (element: HTMLDivElement | null) => {
      setAnchor(element);
      setOwnAnchor(element);
    },
    [setOwnAnchor],
  );
  return (
    <div
      {...state.getRootProps({
        onKeyDown: (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
          // an Enter that ends a Hangul syllable chooses nothing
          if (event.nativeEvent.isComposing) event.defaultMuiPrevented = true;
          // nor does Enter submit the form while the list is open, even without results
          if (event.key === 'Enter' && state.popupOpen && !isFree) event.preventDefault();
        },
      })}
      className={styles.combobox}
      data-field
    >
      <div
        ref={setBox}
        className={small ? styles.small : styles.box}
        data-invalid={aria?.['aria-invalid'] || undefined}
      >
        <div className={styles.entries}>
          {chosen}
          <input
            {...input}
            {...(isFree ? plainText : { maxLength: maxSearchLength })}
            placeholder={placeholder}
            {...aria}
            ref={setInput}
            className={styles.input}
            onBlur={(event) => {
              close?.(event);
              onBlur?.();
            }}
          />
        </div>
        {isClearable && state.dirty && (
          <button {...state.getClearProps()} type="button" className={styles.tool} aria-label="지우기">
            <Icon outline={icons.close} isInText />
          </button>
        )}
        {!isFree && (
          <button
            {...state.getPopupIndicatorProps()}
            type="button"
            className={styles.tool}
            aria-label={state.popupOpen ? '닫기' : '펼치기'}
          >
            <Icon outline={state.popupOpen ? icons.up : icons.down} isInText />
          </button>
        )}
      </div>
      {state.popupOpen && !isFree && (
        <OptionList {...props} options={state.groupedOptions as T[]} anchor={anchor} />
      )}
    </div>
  );
};

interface ChipsProps<T> {
  chosen: readonly T[];
  wordsOf: (one: T) => string;
  titleOf?: ((one: T) => string | undefined) | undefined;
  itemProps: (args: { index: number }) => { key: number; onDelete: (event: unknown) => void };
}

/** The chosen options, each with a button that removes it. */
export const Chips = <T,>({ chosen, wordsOf, titleOf, itemProps }: ChipsProps<T>) =>
  chosen.map((one, index) => {
    const { key, onDelete, ...props } = itemProps({ index });
    return (
      <span key={key} className={styles.chip} title={titleOf?.(one)}>
        <bdi>{wordsOf(one)}</bdi>
        <button
          {...props}
          type="button"
          className={styles.remove}
          aria-label={`${wordsOf(one)} 빼기`}
          onClick={onDelete}
        >
          <Icon outline={icons.close} isInText />
        </button>
      </span>
    );
  });
