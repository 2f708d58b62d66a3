import type { ListField, ListNeed } from '#contract/listImport.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';

export interface TargetField extends ListField {
  /** Further heads that lists of others give its column, separated by commas. */
  heads: string;
}

/** A line of a list: an item to store, or a Korean sentence why it is refused. Title and detail show which line it is. */
export type Judged<Item> = { title: string | null; detail: string | null } & (
  | { item: Item; refused?: never }
  | { refused: string; item?: never }
);

/** What becomes of an item. `more` counts by the names of the target's `counts`. */
export interface ItemOutcome {
  stateCd: 'new' | 'filled' | 'known' | 'refused';
  /** Korean; the reason of a refusal. */
  remark: string | null;
  more?: Record<string, number>;
}

interface StoredItems<Undo> {
  /** One per item, in order. */
  outcomes: ItemOutcome[];
  /** What undoing takes, as JSON; null if nothing was stored. */
  undo: Undo | null;
}

type StoreBatch<Item, Undo> = (
  items: readonly Item[],
  alongside: (stored: StoredItems<Undo>) => Promise<void>,
) => Promise<void>;

/** What undoing one batch did. `more`: what else `undoneSentence` tells, by name. */
export interface UndoneItems {
  removed: number;
  /** Items that stay, because they have been used or changed since. */
  left: number;
  more?: Record<string, number>;
}

export interface ImportContext {
  catalogue: Catalogue;
  /** Who imports or undoes; null if the account is no longer active. */
  caller: Caller | null;
  /** Name of the file. */
  fileNm: string;
  listImportId: number;
}

/** Something that lists can be imported of. All work is done in batches of few items. */
export interface ImportTarget<Item = unknown, Undo = unknown> {
  /** Name in paths. */
  name: string;
  /** Korean name of the rows, and their counter. */
  label: string;
  unit: string;
  fields: readonly TargetField[];
  /** Heads of the product's own exports that are not imported, without being unknown. */
  unusedHeads(): readonly string[];
  needs: readonly ListNeed[];
  maxRows: number;
  /** Further counts: with a label a figure of its own, with a sentence a remark where it is not 0. */
  counts: readonly { name: string; label?: string; sentence?: (count: number) => string }[];
  /** A judge of records, by what is registered now. Several columns of a repeatable field are joined by line breaks. */
  judge(context: ImportContext): Promise<(record: Readonly<Record<string, string>>) => Judged<Item>>;
  /** Outcomes without storing anything, for the batches of one list in their order. */
  trial(context: ImportContext): (items: readonly Item[]) => Promise<ItemOutcome[]>;
  /**
   * Stores the batches of one list, each in one transaction, in which it calls `alongside`: that notes how far the
   * import is, and what undoing it takes.
   */
  store(context: ImportContext): Promise<StoreBatch<Item, Undo>>;
  /** After the last batch. */
  finish?(context: ImportContext): Promise<void>;
  /** Undoes a batch, in a transaction; the last one first. */
  undo(context: ImportContext, undo: Undo): Promise<UndoneItems>;
  /** Korean sentences of what undoing did, beside the number removed. */
  undoneSentence(done: UndoneItems): string;
}

const targets = new Map<string, ImportTarget>();

/** Makes lists of a target importable; once per process, by the module that stores its rows. */
export const registerTarget = <Item, Undo>(target: ImportTarget<Item, Undo>): void => {
  // items and notes come back only to the target that made them
  targets.set(target.name, target as unknown as ImportTarget);
};

/** Undefined for an unknown name. */
export const targetNamed = (name: string | null | undefined): ImportTarget | undefined =>
  targets.get(name ?? '');
