import { type RefObject, useRef, useState } from 'react';
import { type Agreements, agreementProblems, nothingAgreed } from './agreements.ts';

interface AgreementAnswers {
  value: Agreements;
  errors: Partial<Record<keyof Agreements, string>>;
  onChange: (value: Agreements) => void;
  /** Around the fields: the first one at fault is looked for in it. */
  place: RefObject<HTMLDivElement | null>;
  /** True when everything required is agreed to; else says so at the fields and goes to the first. */
  isComplete: () => boolean;
}

/** The answers to the documents, and what is missing once somebody tried to go on. */
export const useAgreements = (): AgreementAnswers => {
  const [value, setValue] = useState(nothingAgreed);
  const [tried, setTried] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const problems = agreementProblems(value);
  return {
    value,
    errors: tried ? problems : {},
    onChange: setValue,
    place,
    isComplete: () => {
      setTried(true);
      const [first] = Object.keys(problems);
      if (!first) return true;
      place.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return false;
    },
  };
};
