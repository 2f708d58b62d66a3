import type { QueryFactField } from '#contract/queryFields.ts';
import type { TypedQuery } from '#contract/typedQuery.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { KnownFact } from '../facts/facts.ts';

/** Saved searches within each other. */
export interface SavedPath {
  /** Names of those that lead to a value, outermost first. */
  names: readonly string[];
  /** How many were read for the whole query: counted up, since each may call others. */
  read: { count: number };
}

/** The beginning of a path: at the saved search of this name, or at a query that was typed. */
export const savedPath = (...names: string[]): SavedPath => ({ names, read: { count: 0 } });

/** A field of the query language whose values another module knows. */
export interface QueryFieldSource {
  field: Extract<QueryFactField, 'label' | 'saved'>;
  /**
   * What a value means to the caller.
   * @param path the saved searches that lead to this value
   * @returns a query, or the problem as a Korean sentence
   */
  resolve(value: string, caller: Caller, path: SavedPath): Promise<TypedQuery<KnownFact> | string>;
  /** Values that the caller may use, for completion. */
  names(caller: Caller): Promise<string[]>;
}

const sources = new Map<QueryFactField, QueryFieldSource>();

/** Registers the source of a field's values. @throws if it has one */
export const registerQueryField = (source: QueryFieldSource): void => {
  if (sources.has(source.field)) throw new Error(`Two sources of the query field '${source.field}'.`);
  sources.set(source.field, source);
};

export const queryFieldSource = (field: QueryFactField): QueryFieldSource | undefined => sources.get(field);
