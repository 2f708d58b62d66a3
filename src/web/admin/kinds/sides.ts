import type { ComponentType } from 'react';
import type { FieldSpec } from '#contract/entity.ts';
import type { FilterValues, SetFilter } from '#web/kit/filters/FilterForm.tsx';
import type { Row } from '../spec/formValues.ts';

/** A value as a list or a read-only form shows it. */
export interface CellProps {
  field: FieldSpec;
  value: unknown;
  record: Row;
}

/** A field of a form. `source` is its place in the form's values: `ttl`, or `rows.3.ttl` inside a table. */
export interface InputProps {
  field: FieldSpec;
  source: string;
  /** The label is only read aloud: the head of a table shows it. */
  inTable?: boolean;
}

/** A condition of a list, over what is typed but not yet applied. */
export interface FilterProps {
  field: FieldSpec;
  draft: FilterValues;
  set: SetFilter;
}

/** Everything that a kind of field is on screen. */
export interface KindSides {
  Cell: ComponentType<CellProps>;
  Input: ComponentType<InputProps>;
  /** null: no list is narrowed by this kind. */
  filter: ComponentType<FilterProps> | null;
  /** Numbers stand at the right. */
  right?: true;
  /** Takes the whole width of a form with two columns. */
  wide?: true;
}
