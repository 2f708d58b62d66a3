import { invalid } from '#contract/validation.ts';
import { agreement } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { currentDocuments, type DocumentKind } from '#server/modules/platform/index.ts';

/** A user's answers to the documents that ask for consent. */
interface Agreements {
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

const required = [
  ['useTrmsAgre', '이용약관', '이용약관에 동의해 주세요.'],
  ['prvcClctAgreEsntl', '개인정보 필수 동의', '개인정보 수집·이용(필수)에 동의해 주세요.'],
] as const;

/** @throws Failure 400 if a required agreement is missing */
export const requireAgreements = (given: Pick<Agreements, 'useTrmsAgre' | 'prvcClctAgreEsntl'>): void => {
  const missing = required.filter(([name]) => given[name] !== 'Y');
  if (missing.length) {
    throw validationFailure(missing.map(([name, label, message]) => invalid(name, label, message)));
  }
};
