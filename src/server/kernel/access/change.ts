import { isDeepStrictEqual } from 'node:util';
import type { Caller } from './caller.ts';

type Row = Record<string, unknown>;

/** A record before and after a change, with the caller who changed it. */
export interface Change {
  kind: 'insert' | 'update' | 'delete';
  key: unknown;
  /** Null if the change was made by the server or by a command on its machine. */
  caller: Caller | null;
  before: Row;
  after: Row;
}

/** Which of the fields differ before and after. */
export const differing = ({ before, after }: Change, names: readonly string[]): string[] =>
  names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));

/**
 * The rights in an authority's rows: key (`by`: a menu or a user) → may read and write. Label fields are ignored, since
 * they grant nothing.
 */
export const rightsInRows = (rows: unknown, by: string): [key: string, rights: string][] =>
  (Array.isArray(rows) ? (rows as Row[]) : []).map((row) => [
    String(row[by]),
    [row.prslYn, row.wrtYn].map((flag) => flag === 'Y').join(),
  ]);

/** Keys whose rights differ between two lists of rows. */
export const keysThatDiffer = (before: unknown, after: unknown, by: string): string[] => {
  const [was, is] = [new Map(rightsInRows(before, by)), new Map(rightsInRows(after, by))];
  return [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
};

/**
 * Tables that decide about rights. Writes to them are serialised by one lock: two administrators cannot remove each
 * other at the same time, and row locks cannot deadlock.
 */
export const rightsTables: ReadonlySet<string> = new Set([
  'app_user',
  'user_group',
  'authority_group',
  'board_ip',
  'menu',
]);
