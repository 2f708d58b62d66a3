import type { SQL } from 'drizzle-orm';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/operations/catalogue.ts';
import { memoMark } from './memo/markMemos.ts';
import { clusterMark } from '#server/modules/analysis/highlights/markClusters.ts';

type Row = Record<string, unknown>;

/** What a list of items shows of each beside its own fields, read in the statement of the list. */
export interface ItemMarks {
  made: Record<string, SQL>;
  /** Makes of the row what leaves the server: whether the caller keeps the item, and the highlight that it stands in. */
  shown(row: Row): Row;
}

export const itemMarks = async (catalogue: Catalogue, caller: Caller | null): Promise<ItemMarks> => {
  const ofCluster = await clusterMark(catalogue, caller);
  return {
    made: { memoYn: memoMark(caller), ...(ofCluster && { ofCluster }) },
    shown: (row) => {
      const { ofCluster: mark } = row;
      delete row['ofCluster'];
      return Object.assign(row, mark);
    },
  };
};
