import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EntitySpec } from '#contract/entity.ts';
import type { Policy } from './policy.ts';
import type { Source } from './source.ts';

/** Policies by the name in the schema (`rows`); modules register theirs. `all` needs none. */
export const policies = new Map<string, Policy>();

/** @throws when another policy has the name already */
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

/** What the policy sorts by instead of the field's own column; undefined where it says nothing. */
export const ownOrder = (source: Source, field: string): SQL | undefined =>
  policyOf(source.spec)?.orders?.[field]?.(source);

/** What a list is sorted by. */
export const sortedBy = (source: Source, field: string): SQL | AnyPgColumn =>
  ownOrder(source, field) ?? source.column(field);
