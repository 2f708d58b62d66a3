import type { ComponentType } from 'react';
import type { FieldSpec } from '#contract/entity.ts';
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
