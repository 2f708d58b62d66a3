import { type RefObject, useRef, useState } from 'react';
import { type Agreements, agreementProblems, nothingAgreed } from './agreements.ts';

interface AgreementAnswers {
  value: Agreements;
  errors: Partial<Record<keyof Agreements, string>>;
  onChange: (value: Agreements) => void;
  /** Container of the fields, in which the first field at fault is looked up. */
  place: RefObject<HTMLDivElement | null>;
  /** True if every required agreement is given; else shows the errors at the fields and focuses the first one. */
  isComplete: () => boolean;
}

/** The answers to the documents, and the missing ones after the first attempt to continue. */
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
