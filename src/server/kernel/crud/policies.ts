import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EntitySpec } from '#contract/entity.ts';
import type { Policy } from './policy.ts';
import type { Source } from './source.ts';

/** Policies by the name in the schema (`rows`), registered by the modules. `all` needs none. */
export const policies = new Map<string, Policy>();

/** @throws if another policy is already registered under the name */
export const registerPolicies = (some: Readonly<Record<string, Policy>>): void => {
  for (const [name, policy] of Object.entries(some)) {
    if (policies.has(name) && policies.get(name) !== policy)
      throw new Error(`Two policies are called '${name}'.`);
    policies.set(name, policy);
  }
};

const missingPolicy = ({ name, rows }: EntitySpec): Error =>
  new Error(`The schema of ${name} names the policy '${rows}', which no module of src/server/modules has.`);

const isMissing = ({ rows }: EntitySpec): boolean => rows !== 'all' && !policies.has(rows);

/** Fails the start when a schema names a policy that is not registered: its rows would be open to all. */
export const assertPolicies = (resources: Record<string, EntitySpec>): void => {
  const [first] = Object.values(resources).filter(isMissing);
  if (first) throw missingPolicy(first);
};

/** The entity's policy; `rows: all` has none. @throws when the named one does not exist */
export const policyOf = (spec: EntitySpec): Policy | undefined => {
  if (isMissing(spec)) throw missingPolicy(spec);
  return policies.get(spec.rows);
};

/** The expression by which the policy sorts instead of the field's own column; undefined if it has none. */
export const ownOrder = (source: Source, field: string): SQL | undefined =>
  policyOf(source.spec)?.orders?.[field]?.(source);

/** The expression by which the list is sorted. */
export const sortedBy = (source: Source, field: string): SQL | AnyPgColumn =>
  ownOrder(source, field) ?? source.column(field);
