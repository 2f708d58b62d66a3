import { createContext } from 'react';
import type { FieldKind } from '#contract/entity.ts';
import type { FormProblem } from '#contract/problems.ts';
import type { Row } from '../spec/formValues.ts';
import type { KindComponents } from './kindComponents.ts';

/** Error that prevents these values from being saved; undefined if there is none. */
export type Requirement = (values: Row) => FormProblem | undefined;

/** State shared between a form and its fields. */
export interface FormContextValue {
  /** Sources of the fields currently in the form. */
  shown: Set<string>;
  /** Fields whose value the server masks. */
  masked: readonly string[];
  /** Their masked text. */
  maskedTextOf: (name: string) => string | undefined;
  /** Requirements of single fields beyond the schema, by field name. */
  requirements: Map<string, Requirement>;
  /** Components by kind, for the kind whose fields contain other fields. */
  kinds?: Record<FieldKind, KindComponents>;
}

export const FormContext = createContext<FormContextValue>({
  shown: new Set(),
  masked: [],
  maskedTextOf: () => undefined,
  requirements: new Map(),
});
