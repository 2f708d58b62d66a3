import { Children, type FormEvent, type ReactNode, useId, useState } from 'react';
import { type ConditionChip, ConditionChips } from '../filters/ConditionChips.tsx';
import { keepEnterOfComposition } from './composition.ts';
import styles from './FilterCard.module.css';

export type FilterValues = Readonly<Record<string, string>>;

interface FilterCardProps {
  /** The conditions in force. */
  values: FilterValues;
  onApply: (values: FilterValues) => void;
  /** Whether the fields say that something is wrong with what is typed: nothing is asked for then. */
  isFaulty?: (draft: FilterValues) => boolean;
  /** The conditions in force, in words. */
  chips?: readonly ConditionChip[];
  onRemove?: (chip: ConditionChip) => void;
  /** The fields, over what is typed but not yet applied. */
  children: (draft: FilterValues, set: (name: string, value: string) => void) => ReactNode;
}

const filled = (values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

/** So many conditions stand in one row; of more, FilterCard.module.css hides all but four until 상세조건 is pressed. */
const inSight = { wide: 5, narrow: 2 };

/** Conditions of a list. Nothing is asked of the server before 조회 or Enter. */
export const FilterCard = ({
  values,
  onApply,
  isFaulty,
  chips = [],
  onRemove,
  children,
}: FilterCardProps) => {
  const [draft, setDraft] = useState(values);
  const [inForce, setInForce] = useState(values);
  const [folded, setFolded] = useState(true);
  const id = useId();
  // the address changed by another way: a removed chip, the browser's back button
  if (JSON.stringify(inForce) !== JSON.stringify(values)) {
    setInForce(values);
    setDraft(values);
  }

  const fields = children(draft, (name, value) => setDraft((before) => ({ ...before, [name]: value })));
  const count = Children.toArray(fields).length;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFaulty?.(filled(draft))) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    onApply(filled(draft));
  };

  return (
    <form role="search" aria-labelledby={`${id}-title`} className={styles.card} onSubmit={submit} noValidate>
      <h2 id={`${id}-title`} className="only-read-aloud">
        조회 조건
      </h2>
      <div
        id={`${id}-fields`}
        role="presentation"
        className={styles.fields}
        data-folded={folded}
        data-many={count > inSight.wide}
        onKeyDown={keepEnterOfComposition}
      >
        {fields}
        <div className={styles.actions}>
          {count > inSight.narrow && (
            <button
              type="button"
              className={count > inSight.wide ? styles.unfold : styles.unfoldNarrow}
              aria-expanded={!folded}
              aria-controls={`${id}-fields`}
              onClick={() => setFolded(!folded)}
            >
              상세조건
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              setDraft({});
              onApply({});
            }}
          >
            초기화
          </button>
          <button type="submit" className={styles.search}>
            조회
          </button>
        </div>
      </div>
      {chips.length > 0 && onRemove && (
        <div className={styles.chips}>
          <ConditionChips chips={chips} onRemove={onRemove} />
        </div>
      )}
    </form>
  );
};
