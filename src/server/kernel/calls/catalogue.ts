import type { EntitySpec, OperationSpec } from '#contract/entity.ts';
import type { Form } from '#contract/validation.ts';
import { operations } from '#generated/api/operations.ts';
import { resources } from '#generated/resources/index.ts';
import { tables } from '#generated/tables/index.ts';
import { callForms } from '#generated/validators/calls.ts';
import { validators } from '#generated/validators/index.ts';
import type { AnyTable } from '../database/fragments.ts';

/** The generated schemas, tables, validators and operations as one value. Tests pass other catalogues. */
export interface Catalogue {
  resources: Record<string, EntitySpec>;
  operations: readonly OperationSpec[];
  tables: Record<string, AnyTable>;
  validators: Record<string, { insert?: Form; update?: Form }>;
  callForms: Record<string, { query?: Form; body?: Form }>;
}

export const ourCatalogue: Catalogue = {
  resources,
  operations,
  tables,
  validators,
  callForms,
};

/** The entity with this name. @throws if it does not exist */
export const entityOf = ({ resources }: Catalogue, name: string): EntitySpec => {
  const spec = resources[name];
  if (!spec) throw new Error(`There is no entity ${name}.`);
  return spec;
};
