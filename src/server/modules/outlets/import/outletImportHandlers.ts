import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { ListedOutlet } from './listedOutlet.ts';
import { outletStore } from './storeOutlets.ts';

type Ids = 'POST /outlet-import/batch';

/** The store for the outlets command while this process has the data folder open. */
export const outletImportHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /outlet-import/batch': async ({ body: { outlets, listName } }) => ({
    data: await outletStore(catalogue).storeBatch(outlets as ListedOutlet[], listName),
  }),
});
