import type { EntitySpec } from '#contract/entity.ts';
import type { Policy } from './policy.ts';

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
