import { type FocusEvent, type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { keepEnterOfComposition } from '../lists/composition.ts';
import { FilterBar } from './FilterBar.tsx';
import styles from './FilterForm.module.css';
import { usePause } from './usePause.ts';

export type FilterValues = Readonly<Record<string, string>>;

/** @param isFinal the value was chosen, not typed: it takes effect at once */
export type SetFilter = (name: string, value: string, isFinal?: boolean) => void;

interface FilterFormProps {
  /** The conditions in force. */
  values: FilterValues;
  onApply: (values: FilterValues) => void;
  /** True if the fields show an error for the draft: it is not applied then. */
  isFaulty?: (draft: FilterValues) => boolean;
  /** The keys of the fields with a condition in force. */
  inForce: readonly string[];
  /** The key of the field that a phone shows beside the list; by default the first. */
  main?: string | undefined;
  /** Renders the fields, keyed by name, from the draft, which is not applied yet. */
  children: (draft: FilterValues, set: SetFilter) => readonly ReactElement[];
}

const filled = (values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

const isSame = (one: FilterValues, other: FilterValues): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** Number of fields in the row if not all fit into it. */
const inRow = 4;
const pauseMs = 600;

type Asking = Pick<FilterFormProps, 'values' | 'onApply' | 'isFaulty'>;

/** The draft, and how it is applied. */
const useDraft = ({ values, onApply, isFaulty }: Asking) => {
  const [draft, setDraft] = useState(values);
  const [known, setKnown] = useState(values);
  // the last applied values: once they are in force, text typed since then stays
  const [asked, setAsked] = useState(values);
  const latest = useRef(draft);
  const asking = useRef({ values, onApply, isFaulty });
  const pause = usePause(pauseMs);
  const isComposing = useRef(false);
  // the address changed in another way: a removed chip, the browser's back button
  if (!isSame(known, values)) {
    setKnown(values);
    if (!isSame(asked, values)) {
      setAsked(values);
      setDraft(values);
    }
  }
  useEffect(() => {
    latest.current = draft;
    asking.current = { values, onApply, isFaulty };
  });

  /** @returns whether the draft could be applied */
  const apply = (): boolean => {
    pause.cancel();
    const wanted = filled(latest.current);
    const { current } = asking;
    if (current.isFaulty?.(wanted)) return false;
    if (!isSame(wanted, current.values)) {
      setAsked(wanted);
      current.onApply(wanted);
    }
    return true;
  };
  const applySoon = (): void => {
    pause.cancel();
    if (!isComposing.current) pause.runLater(apply);
  };
  const set: SetFilter = (name, value, isFinal = false) => {
    latest.current = { ...latest.current, [name]: value };
    setDraft(latest.current);
    if (isFinal) apply();
    else applySoon();
  };
  const compose = (isBegun: boolean): void => {
    isComposing.current = isBegun;
    applySoon();
  };
  return { draft, set, apply, compose };
};

/**
 * Conditions of a list. A choice is applied at once, text by Enter, on leaving the field or after a pause – never in
 * the middle of a Hangul syllable.
 */
export const FilterForm = ({ inForce, main: mainKey, children, ...asking }: FilterFormProps) => {
  const { draft, set, apply, compose } = useDraft(asking);
  /** A range is left when the focus leaves both of its fields. */
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const range = target.closest('[role="group"]');
    if (!range?.contains(relatedTarget)) apply();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!apply()) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  const all = children(draft, set);
  const first = all.find(({ key }) => key === mainKey);
  const fields = first ? [first, ...all.filter((field) => field !== first)] : all;
  const row = fields.length > inRow + 1 ? fields.slice(0, inRow) : fields;
  const behind = fields.slice(row.length);
  const [main, ...front] = row;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div
        role="presentation"
        onKeyDown={keepEnterOfComposition}
        onBlur={leave}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={() => compose(false)}
      >
        <FilterBar
          label="조회 조건"
          isMainFirst
          main={main}
          front={front.length > 0 && front}
          more={behind.length > 0 && <div className={styles.fields}>{behind}</div>}
          count={inForce.length}
          countOfMore={behind.filter(({ key }) => key !== null && inForce.includes(key)).length}
        />
      </div>
      <button type="submit" hidden tabIndex={-1}>
        조회
      </button>
    </form>
  );
};
