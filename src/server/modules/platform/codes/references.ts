import { and, asc, eq, inArray } from 'drizzle-orm';
import { commonCode } from '#generated/tables/index.ts';
import type { CodeReference } from '#generated/types/commonCodeCalls.ts';
import { reader } from '#server/kernel/database/db.ts';

/** Masters whose codes are offered in boards. */
const boardMasters = ['PST_KND', 'PST_CLSF', 'PST_STTS', 'PRCS_CLSF'];

/** The codes in use under these masters, in their order. */
export const codesUnder = async (masters: readonly string[]): Promise<CodeReference[]> => {
  const found = await reader()
    .select({
      cdId: commonCode.cdId,
      cdNm: commonCode.cdNm,
      cdEngNm: commonCode.cdEngNm,
      upCdId: commonCode.upCdId,
      sortNo: commonCode.sortNo,
    })
    .from(commonCode)
    .where(
      and(inArray(commonCode.upCdId, [...masters]), eq(commonCode.useYn, 'Y'), eq(commonCode.delYn, 'N')),
    )
    .orderBy(asc(commonCode.upCdId), asc(commonCode.sortNo), asc(commonCode.cdId));
  return found.map((code) => ({ ...code, sortNo: code.sortNo ?? 0 }));
};

/** Codes for a board's form; a kind of post may have its own classification. */
export const boardCodes = async (pstKndCd: string | undefined): Promise<CodeReference[]> => {
  const own = pstKndCd ? await codesUnder([`PST_CLSF_${pstKndCd}`]) : [];
  const codes = await codesUnder(boardMasters);
  return own.length ? [...own, ...codes.filter(({ upCdId }) => upCdId !== 'PST_CLSF')] : codes;
};
