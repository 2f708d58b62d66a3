import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { type BaseOutcome, storeBaseRows } from '#server/kernel/crud/base/storeBaseRows.ts';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { shippedWords } from './shippedWords.ts';

/** Stores the words that come with the product; see `storeBaseRows` for what an upgrade changes. */
export const insertWords = (): Promise<BaseOutcome> =>
  advisoryLock('dictionary', () =>
    storeBaseRows(
      ourCatalogue,
      entityOf(ourCatalogue, 'featureExtractionDict'),
      shippedWords().map((word) => ({ ...word })),
    ),
  );
