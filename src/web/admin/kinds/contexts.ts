import { type ComponentType, createContext } from 'react';
import type { FieldKind, FieldSpec } from '#contract/entity.ts';
import type { Sort } from '#contract/list.ts';
import type { FormProblem } from '#contract/problems.ts';
import type { FilterValues, SetFilter } from '#web/kit/filters/FilterForm.tsx';
import type { Row } from '../spec/formValues.ts';

/** A value as shown in a list or a read-only form. */
export interface CellProps {
  field: FieldSpec;
  value: unknown;
  record: Row;
}

/** A form field. `source` is its path in the form's values: `ttl`, or `rows.3.ttl` within a table. */
export interface InputProps {
  field: FieldSpec;
  source: string;
  /** The label is only read aloud: the table head shows it. */
  inTable?: boolean;
}

/** A condition of a list, editing a draft that is not applied yet. */
export interface FilterProps {
  field: FieldSpec;
  draft: FilterValues;
  set: SetFilter;
}

/** The components of a kind of field. */
export interface KindComponents {
  Cell: ComponentType<CellProps>;
  Input: ComponentType<InputProps>;
  /** null: lists cannot be filtered by this kind. */
  filter: ComponentType<FilterProps> | null;
  /** Right-aligned, for numbers. */
  right?: true;
  /** Takes the whole width of a two-column form. */
  wide?: true;
}

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

/** What a column renders: its head, or its cell in a row. */
type ColumnPart =
  | { part: 'head'; sort: Sort; onSort: (sort: Sort) => void }
  | { part: 'cell'; record: Row; link: string };

export const ColumnContext = createContext<ColumnPart | null>(null);

/** True in the column with the row's link. */
export const LinkColumnContext = createContext(false);

/** True while rows are being picked: each has a checkbox then. */
export const PickingContext = createContext(false);

/** Opens rows beside the list. */
interface Opening {
  openId: number | undefined;
  open: (id: number, byKey: boolean) => void;
}

/** Null if rows open as separate pages. */
export const OpeningContext = createContext<Opening | null>(null);
