import { agreement } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { currentDocuments, type DocumentKind } from '#server/modules/platform/index.ts';

/** A user's answers to the documents that ask for consent. */
export interface Agreements {
  useTrmsAgre: string;
  prvcClctAgreEsntl: string;
  prvcClctAgreChc: string;
}

const kinds: Record<keyof Agreements, DocumentKind> = {
  useTrmsAgre: 'DOC_KND_TERMS',
  prvcClctAgreEsntl: 'DOC_KND_REQUIRED',
  prvcClctAgreChc: 'DOC_KND_OPTIONAL',
};

/**
 * Records in the caller's transaction whether the user agreed to the current revision of each document, and when.
 * Nothing is overwritten.
 */
export const recordAgreements = async (userId: string, given: Partial<Agreements>): Promise<void> => {
  const current = await currentDocuments(Object.values(kinds));
  for (const [name, docKndCd] of Object.entries(kinds) as [keyof Agreements, DocumentKind][]) {
    const agreYn = given[name];
    if (agreYn === undefined) continue;
    const docId = current.find((revision) => revision.docKndCd === docKndCd)?.docId ?? null;
    await db().insert(agreement).values({ userId, docKndCd, docId, agreYn, rgtrId: userId });
  }
};
