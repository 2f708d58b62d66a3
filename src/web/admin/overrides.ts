import type { ComponentType } from 'react';
import type { ListStart } from './list/listStart.ts';
import type { Purpose } from './spec/formValues.ts';

/** What `overrides/<entity>.tsx` may export in place of what the schema gives. */
export interface Override {
  /** The whole list screen, drawer included. */
  list?: ComponentType;
  /** What that list begins with besides what the schema says; null where it shows something else. */
  start?: ListStart | null;
  /** The fields of the form; saving, checking and conflicts stay as they are. */
  form?: ComponentType<{ purpose: Purpose }>;
  /** Stands above the form of a stored record: its state and what may be done with it. */
  head?: ComponentType;
  /** The whole page of a stored record. */
  detail?: ComponentType;
  /** The drawer needs the room of a table beside the form. */
  wide?: true;
}

const files = import.meta.glob<Override>(['./overrides/*.tsx', '!./overrides/*.test.tsx']);

/** The entity's own components; none where its schema says it all. */
export const overrideOf = async (entity: string): Promise<Override> =>
  (await files[`./overrides/${entity}.tsx`]?.()) ?? {};
