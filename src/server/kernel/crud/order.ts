import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { policyOf } from './policies.ts';
import type { Source } from './source.ts';

/** What the policy sorts by instead of the field's own column; undefined where it says nothing. */
export const ownOrder = (source: Source, field: string): SQL | undefined =>
  policyOf(source.spec)?.orders?.[field]?.(source);

/** What a list is sorted by. */
export const sortedBy = (source: Source, field: string): SQL | AnyPgColumn =>
  ownOrder(source, field) ?? source.column(field);
