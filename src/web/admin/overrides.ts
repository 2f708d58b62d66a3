import type { ComponentType } from 'react';
import type { Purpose } from './spec/formValues.ts';

/** What `overrides/<entity>.tsx` may export in place of what the schema gives. */
export interface Override {
  /** The whole list screen, drawer included. */
  list?: ComponentType;
  /** The fields of the form; saving, checking and conflicts stay as they are. */
  form?: ComponentType<{ purpose: Purpose }>;
}

const files = import.meta.glob<Override>(['./overrides/*.tsx', '!./overrides/*.test.tsx']);

/** The entity's own components; none where its schema says it all. */
export const overrideOf = async (entity: string): Promise<Override> =>
  (await files[`./overrides/${entity}.tsx`]?.()) ?? {};
