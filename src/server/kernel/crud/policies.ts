import type { EntitySpec } from '#contract/entity.ts';
import { accounts } from '#server/modules/accounts/policies/accounts.ts';
import { articles } from '#server/modules/articles/policies/articles.ts';
import { boardPosts } from '#server/modules/boards/policies/boardPosts.ts';
import { clusters } from '#server/modules/analysis/policies/clusters.ts';
import { comments } from '#server/modules/boards/policies/comments.ts';
import { commonCodes } from '#server/modules/platform/policies/commonCodes.ts';
import { dailyBriefings } from '#server/modules/briefing/policies/dailyBriefings.ts';
import { history } from '#server/modules/platform/policies/history.ts';
import { media } from '#server/modules/outlets/policies/media.ts';
import { notifications } from '#server/modules/platform/policies/notifications.ts';
import { ownAccount } from '#server/modules/accounts/policies/ownAccount.ts';
import type { Policy } from './policy.ts';
import { posts } from '#server/modules/boards/policies/posts.ts';
import { privacyLogs } from '#server/modules/platform/policies/privacyLogs.ts';
import { searchSynonyms } from '#server/modules/search/policies/searchSynonyms.ts';
import { userGroups } from '#server/modules/accounts/policies/userGroups.ts';

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
