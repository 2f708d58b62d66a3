import type { OperationSpec } from './entity.ts';

const kilobyte = 1024;

/** Longest bodies of calls and longest parts of forms that are no file, in bytes. */
export const bodyLimits = {
  /** Of calls that anybody may make. */
  anonymous: 16 * kilobyte,
  usual: 100 * kilobyte,
  /** Of records with rich text, long texts or lists of rows. */
  record: kilobyte * kilobyte,
} as const;

/** The most values (members of objects and elements of lists together) of one JSON body, and its deepest nesting. */
export const jsonBounds = { values: 20_000, depth: 64 } as const;

/** How many bytes the body of a call may have. */
export const bodyLimitOf = ({ access, bodyLimit }: Pick<OperationSpec, 'access' | 'bodyLimit'>): number =>
  bodyLimit ?? (access === 'public' ? bodyLimits.anonymous : bodyLimits.usual);
