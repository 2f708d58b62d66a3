import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { mergeChoices, placesOf } from './choices.ts';
import { sendClusterText } from './clusterText.ts';
import { addToCluster } from './edits/addToCluster.ts';
import { mergeClusters } from './edits/mergeClusters.ts';
import { removeFromCluster } from './edits/removeFromCluster.ts';
import { renameCluster } from './edits/renameCluster.ts';
import { splitCluster } from './edits/splitCluster.ts';
import { undoEdit } from './edits/undoEdit.ts';
import { readCluster } from './readCluster.ts';
import { readMembers } from './readMembers.ts';
import { topClusters } from './topClusters.ts';

type Ids =
  | 'GET /cluster-detail'
  | 'GET /cluster-article-list'
  | 'GET /cluster-top-list'
  | 'GET /cluster-list-txt'
  | 'GET /cluster-merge-list'
  | 'GET /cluster-choice'
  | 'PUT /update-cluster/title'
  | 'PUT /update-cluster/merge'
  | 'PUT /update-cluster/split'
  | 'PUT /update-cluster/remove'
  | 'PUT /update-cluster/add'
  | 'PUT /update-cluster/undo';

/** What the day's articles have in common, and what editors make of it; the list itself is the runtime's. */
export const clusterHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /cluster-detail': async ({ query, caller }) => ({
    data: (await readCluster(catalogue, caller, (query as { clusterId?: unknown }).clusterId)) as never,
  }),
  'GET /cluster-article-list': ({ query, caller }) => readMembers(catalogue, caller, query),
  'GET /cluster-top-list': async ({ query, caller }) => ({
    data: (await topClusters(catalogue, caller, query)) as never,
  }),
  'GET /cluster-merge-list': async ({ query, caller }) => ({
    data: await mergeChoices(catalogue, caller, query),
  }),
  'GET /cluster-choice': async ({ query, caller }) => ({
    data: await placesOf(catalogue, caller, query),
  }),
  'PUT /update-cluster/title': async ({ body, caller }) => ({
    data: await renameCluster(catalogue, caller, body),
  }),
  'PUT /update-cluster/merge': async ({ body, caller }) => ({
    data: await mergeClusters(catalogue, caller, body),
  }),
  'PUT /update-cluster/split': async ({ body, caller }) => ({
    data: await splitCluster(catalogue, caller, body),
  }),
  'PUT /update-cluster/remove': async ({ body, caller }) => ({
    data: await removeFromCluster(catalogue, caller, body),
  }),
  'PUT /update-cluster/add': async ({ body, caller }) => ({
    data: await addToCluster(catalogue, caller, body),
  }),
  'PUT /update-cluster/undo': async ({ body, caller }) => ({
    data: await undoEdit(catalogue, caller, body),
  }),
  'GET /cluster-list-txt': async (call) => (await sendClusterText(call as never, catalogue)) as never,
});
