import { useEffect, useId, useRef, useState } from 'react';
import { searchedPart } from '#contract/terms.ts';
import type { Combine } from '#contract/typedQuery.ts';
import { FieldFrame } from '../forms/FieldFrame.tsx';
import { TextBox } from '../forms/TextBox.tsx';
import { endsComposition } from '../lists/composition.ts';
import { cutNote } from './searchNotes.ts';
import { useOperatorNote } from './useOperatorNote.ts';

interface SearchFieldProps {
  label: string;
  /** The applied text. */
  value: string;
  /** `pausing`: the user stopped typing; false: they pressed Enter or left the field. */
  onCommit: (text: string, pausing: boolean) => void;
  placeholder?: string;
  help?: string | undefined;
  /** Enables operators in the text; comma-separated terms are combined this way. */
  combine?: Combine;
}

const pauseMs = 600;

/**
 * A text condition that is applied by Enter, on leaving the field, or after a pause in typing – never in the middle of
 * a Hangul syllable.
 */
export const SearchField = ({ label, value, onCommit, placeholder, help, combine }: SearchFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const [inForce, setInForce] = useState(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the address changed in another way: a removed chip, the browser's back button
  if (inForce !== value) {
    setInForce(value);
    if (searchedPart(draft) !== value) setDraft(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (text: string, pausing: boolean) => {
    clearTimeout(timer.current);
    const requested = searchedPart(text);
    if (requested !== value) onCommit(requested, pausing);
  };
  const commitSoon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(text, true), pauseMs);
  };

  const operatorNote = useOperatorNote(draft, combine);
  const note = cutNote(draft) ?? operatorNote ?? help;
  return (
    <FieldFrame id={id} label={label} help={note}>
      <TextBox
        small
        id={id}
        type="search"
        enterKeyHint="search"
        placeholder={placeholder}
        aria-describedby={note ? `${id}-help` : undefined}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
          if (composing.current) clearTimeout(timer.current);
          else commitSoon(target.value);
        }}
        onCompositionStart={() => {
          composing.current = true;
          clearTimeout(timer.current);
        }}
        onCompositionEnd={({ currentTarget }) => {
          composing.current = false;
          commitSoon(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !endsComposition(event)) commit(draft, false);
        }}
        onBlur={() => commit(draft, false)}
      />
    </FieldFrame>
  );
};
