import type { SQL } from 'drizzle-orm';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';

type Row = Record<string, unknown>;

/** Additional columns of an item list, read in the same statement. */
export interface ItemMarks {
  made: Record<string, SQL>;
  /** Completes the row for the client: whether the caller has a memo of the item, and its highlight. */
  shown(row: Row): Row;
}

/** One of the additional columns; undefined if the caller may not see it. */
export interface ItemMark {
  column: string;
  read(catalogue: Catalogue, caller: Caller | null): Promise<SQL | undefined>;
  /** The column contains an object or null, whose fields are merged into the row. */
  isSpread?: boolean;
}

const marks = new Map<string, ItemMark>();

/** Registers a column of items that a module above computes. @throws if another mark already has the column */
export const registerItemMark = (mark: ItemMark): void => {
  if (marks.has(mark.column)) throw new Error(`Two marks of items are called '${mark.column}'.`);
  marks.set(mark.column, mark);
};

export const itemMarks = async (catalogue: Catalogue, caller: Caller | null): Promise<ItemMarks> => {
  const made: Record<string, SQL> = {};
  for (const { column, read } of marks.values()) {
    const value = await read(catalogue, caller);
    if (value) made[column] = value;
  }
  const spread = [...marks.values()].filter(({ isSpread }) => isSpread).map(({ column }) => column);
  return {
    made,
    shown: (row) => {
      for (const column of spread) {
        const fields = row[column];
        delete row[column];
        Object.assign(row, fields);
      }
      return row;
    },
  };
};
