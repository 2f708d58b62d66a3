import { and, eq } from 'drizzle-orm';
import { commonCode } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';

/** Whether the address is in one of the domains, or in a subdomain. */
export const isWithin = (eml: string, domains: readonly string[]): boolean => {
  const domain = fold(eml.slice(eml.lastIndexOf('@') + 1));
  return domains.some((known) => known !== '' && (domain === known || domain.endsWith(`.${known}`)));
};

/** Whether the address belongs to an institution that may register: the active detail codes of INST_DOMAIN. */
export const isRegisteredDomain = async (eml: string): Promise<boolean> => {
  const codes = await db()
    .select({ cdNm: commonCode.cdNm })
    .from(commonCode)
    .where(and(eq(commonCode.upCdId, 'INST_DOMAIN'), eq(commonCode.useYn, 'Y'), eq(commonCode.delYn, 'N')));
  return isWithin(
    eml,
    codes.map(({ cdNm }) =>
      fold(cdNm ?? '')
        .trim()
        .replace(/^@/, ''),
    ),
  );
};
