import type { OperationSpec } from './entity.ts';

const kilobyte = 1024;

/** Maximum size in bytes of request bodies and of form parts that are not files. */
export const bodyLimits = {
  /** For public operations. */
  anonymous: 16 * kilobyte,
  usual: 100 * kilobyte,
  /** For records with rich text, long texts or lists of rows. */
  record: kilobyte * kilobyte,
} as const;

/** Maximum number of values (members of objects and elements of lists) in a JSON body, and its maximum depth. */
export const jsonBounds = { values: 20_000, depth: 64 } as const;

/** Maximum body size of an operation in bytes. */
export const bodyLimitOf = ({ access, bodyLimit }: Pick<OperationSpec, 'access' | 'bodyLimit'>): number =>
  bodyLimit ?? (access === 'public' ? bodyLimits.anonymous : bodyLimits.usual);
