import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { LoadMailable } from './mailable.ts';
import { mailableBriefing } from './mailableBriefing.ts';
import { mailablePost } from './mailablePost.ts';
import { mailableProduct } from './mailableProduct.ts';

export type MailKind = 'post' | 'product' | 'dailyBriefing';

/** What can be mailed, a line each. */
const kinds = (catalogue: Catalogue): Record<MailKind, LoadMailable> => ({
  post: mailablePost(catalogue),
  product: mailableProduct(catalogue),
  dailyBriefing: mailableBriefing(catalogue),
});

export const mailableOf = (catalogue: Catalogue, kind: MailKind): LoadMailable => kinds(catalogue)[kind];
