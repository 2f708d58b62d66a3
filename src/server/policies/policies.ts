import type { EntitySpec } from '#contract/entity.ts';
import { accounts } from './accounts.ts';
import { articles } from './articles.ts';
import { boardPosts } from './boardPosts.ts';
import { clusters } from './clusters.ts';
import { comments } from './comments.ts';
import { commonCodes } from './commonCodes.ts';
import { dailyBriefings } from './dailyBriefings.ts';
import { history } from './history.ts';
import { media } from './media.ts';
import { notifications } from './notifications.ts';
import { ownAccount } from './ownAccount.ts';
import type { Policy } from './policy.ts';
import { posts } from './posts.ts';
import { privacyLogs } from './privacyLogs.ts';
import { searchSynonyms } from './searchSynonyms.ts';
import { userGroups } from './userGroups.ts';

/** Every policy by the name that schemas give it in `rows`. `all` needs none. */
export const policies = new Map<string, Policy>([
  ['accounts', accounts],
  ['articles', articles],
  ['boardPosts', boardPosts],
  ['clusters', clusters],
  ['comments', comments],
  ['commonCodes', commonCodes],
  ['dailyBriefings', dailyBriefings],
  ['history', history],
  ['media', media],
  ['notifications', notifications],
  ['ownAccount', ownAccount],
  ['posts', posts],
  ['privacyLogs', privacyLogs],
  ['searchSynonyms', searchSynonyms],
  ['userGroups', userGroups],
]);

const missingPolicy = ({ name, rows }: EntitySpec): Error =>
  new Error(`The schema of ${name} names the policy '${rows}', which src/server/policies does not have.`);

const isMissing = ({ rows }: EntitySpec): boolean => rows !== 'all' && !policies.has(rows);

/** Stops the start when a schema names a policy that nobody wrote: its rows would be open to all. */
export const assertPolicies = (resources: Record<string, EntitySpec>): void => {
  const [first] = Object.values(resources).filter(isMissing);
  if (first) throw missingPolicy(first);
};

/** The entity's policy; `rows: all` has none. @throws when the named one does not exist */
export const policyOf = (spec: EntitySpec): Policy | undefined => {
  if (isMissing(spec)) throw missingPolicy(spec);
  return policies.get(spec.rows);
};
