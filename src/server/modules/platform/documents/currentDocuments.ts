import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import { commonCode, document } from '#generated/tables/index.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { db } from '#server/kernel/database/db.ts';

/** Detail codes of DOC_KND in display order. */
const documentKinds = ['DOC_KND_TERMS', 'DOC_KND_REQUIRED', 'DOC_KND_OPTIONAL', 'DOC_KND_PRIVACY'] as const;

export type DocumentKind = (typeof documentKinds)[number];

export interface CurrentRevision {
  docKndCd: string;
  docKndNm: string;
  docId: number;
  /** yyyy-MM-dd. */
  rvsnYmd: string | null;
  docCn: string;
}

/** The newest revision of each kind in force today (in Korea); kinds without one are left out. */
export const currentDocuments = async (
  kinds: readonly DocumentKind[] = documentKinds,
): Promise<CurrentRevision[]> => {
  const found = await db()
    .selectDistinctOn([document.docKndCd], {
      docKndCd: document.docKndCd,
      docKndNm: commonCode.cdNm,
      docId: document.docId,
      rvsnYmd: document.rvsnYmd,
      docCn: document.docCn,
    })
    .from(document)
    .leftJoin(commonCode, eq(commonCode.cdId, document.docKndCd))
    .where(
      and(inArray(document.docKndCd, [...kinds]), eq(document.delYn, 'N'), lte(document.rvsnYmd, today())),
    )
    .orderBy(asc(document.docKndCd), desc(document.rvsnYmd), desc(document.docId));
  return kinds.flatMap((kind) => {
    const one = found.find(({ docKndCd }) => docKndCd === kind);
    return one ? [{ ...one, docKndNm: one.docKndNm ?? kind, docCn: one.docCn ?? '' }] : [];
  });
};

/** Marks the revisions in force today and future ones. */
export const markCurrent: Completion = async (_catalogue, _caller, rows) => {
  const current = new Set((await currentDocuments()).map(({ docId }) => docId));
  const day = today();
  const state = ({ docId, rvsnYmd }: Record<string, unknown>): string => {
    if (current.has(docId as number)) return 'Y';
    return typeof rvsnYmd === 'string' && rvsnYmd > day ? 'F' : 'N';
  };
  return rows.map((row) => ({ ...row, currentYn: state(row) }));
};
