import { createContext } from 'react';
import type { FieldKind } from '#contract/entity.ts';
import type { FormProblem } from '#contract/problems.ts';
import type { KindSides } from '../kinds/sides.ts';
import type { Row } from '../spec/formValues.ts';

/** What keeps these values from being saved; undefined when nothing does. */
export type Requirement = (values: Row) => FormProblem | undefined;

/** What the fields of a form and the form itself tell each other. */
export interface FormContextValue {
  /** Sources of the fields that stand in the form right now. */
  shown: Set<string>;
  /** Fields whose value the server keeps back. */
  masked: readonly string[];
  /** What may be seen of them. */
  maskedTextOf: (name: string) => string | undefined;
  /** What single fields require beyond their schema before the form may be saved, by the name of the field. */
  requirements: Map<string, Requirement>;
  /** How each kind is drawn, for the kind whose fields hold other fields. */
  kinds?: Record<FieldKind, KindSides>;
}

export const FormContext = createContext<FormContextValue>({
  shown: new Set(),
  masked: [],
  maskedTextOf: () => undefined,
  requirements: new Map(),
});
