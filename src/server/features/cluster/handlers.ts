import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '../../operations/call.ts';
import type { Catalogue } from '../../operations/catalogue.ts';
import { sendClusterText } from './clusterText.ts';
import { readCluster } from './readCluster.ts';
import { readMembers } from './readMembers.ts';
import { topClusters } from './topClusters.ts';

type Ids =
  | 'GET /cluster-detail'
  | 'GET /cluster-article-list'
  | 'GET /cluster-top-list'
  | 'GET /cluster-list-txt';

/** What the day's articles have in common; the list itself is the runtime's. */
export const clusterHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /cluster-detail': async ({ query, caller }) => ({
    data: (await readCluster(catalogue, caller, (query as { clusterId?: unknown }).clusterId)) as never,
  }),
  'GET /cluster-article-list': ({ query, caller }) => readMembers(catalogue, caller, query),
  'GET /cluster-top-list': async ({ query, caller }) => ({
    data: (await topClusters(catalogue, caller, query)) as never,
  }),
  'GET /cluster-list-txt': async (call) => (await sendClusterText(call as never, catalogue)) as never,
});
