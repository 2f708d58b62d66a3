import { createContext } from 'react';

/** What the fields of a form and the form itself tell each other. */
export interface FormContextValue {
  /** Sources of the fields that stand in the form right now. */
  shown: Set<string>;
  /** Fields whose value the server keeps back. */
  masked: readonly string[];
}

export const FormContext = createContext<FormContextValue>({ shown: new Set(), masked: [] });
