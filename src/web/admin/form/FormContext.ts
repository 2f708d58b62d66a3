import { createContext } from 'react';
import type { FieldKind } from '#contract/entity.ts';
import type { KindSides } from '../kinds/sides.ts';

/** What the fields of a form and the form itself tell each other. */
export interface FormContextValue {
  /** Sources of the fields that stand in the form right now. */
  shown: Set<string>;
  /** Fields whose value the server keeps back. */
  masked: readonly string[];
  /** What may be seen of them. */
  maskedTextOf: (name: string) => string | undefined;
  /** How each kind is drawn, for the kind whose fields hold other fields. */
  kinds?: Record<FieldKind, KindSides>;
}

export const FormContext = createContext<FormContextValue>({
  shown: new Set(),
  masked: [],
  maskedTextOf: () => undefined,
});
