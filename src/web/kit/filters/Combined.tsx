import { useId } from 'react';
import { writtenParts } from '#contract/queryTokens.ts';
import { hasSeveral } from '#contract/terms.ts';
import { type Combine } from '#contract/typedQuery.ts';
import styles from './Combined.module.css';

/** How several terms are combined. */
export type { Combine };

/** Comma-separated terms with their combination, in words. @param rest follows the terms: how many are not named */
export const combinedWords = (text: string, combine: Combine, rest = ''): string => {
  const parts = writtenParts(text);
  if (combine === 'OR') return parts.join(' 또는 ') + rest;
  return parts.join('·') + rest + (parts.length > 1 || rest ? ' 모두 포함' : '');
};

interface CombinedProps {
  /** Comma-separated terms. */
  text: string;
  value: Combine;
  label: string;
  onChange: (combine: Combine) => void;
}

const words: Record<Combine, string> = { AND: '모두 포함', OR: '하나라도' };

/** How several terms are combined; renders nothing for a single term. */
export const Combined = ({ text, value, label, onChange }: CombinedProps) => {
  const id = useId();
  if (!hasSeveral(text)) return null;
  return (
    <div role="radiogroup" aria-label={label} className={styles.combined}>
      {(['AND', 'OR'] as const).map((combine) => (
        <label key={combine}>
          <input type="radio" name={id} checked={value === combine} onChange={() => onChange(combine)} />
          {words[combine]}
        </label>
      ))}
    </div>
  );
};
