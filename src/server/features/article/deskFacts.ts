import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { userGroup } from '#generated/tables/index.ts';
import { reader } from '../../database/db.ts';
import { type RevisionLine, revisionLines } from './revisions.ts';

/** Which group an article comes from, and how it has been modified since. */
export const deskFacts = async (
  spec: EntitySpec,
  record: Record<string, unknown>,
): Promise<{ groupNm: string | null; mdfcnHistoryList: RevisionLine[] }> => {
  const code = record.userGroupCd;
  const [group] =
    typeof code === 'string' && code !== ''
      ? await reader()
          .select({ groupNm: userGroup.groupNm })
          .from(userGroup)
          .where(eq(userGroup.groupCd, code))
          .limit(1)
      : [];
  return {
    groupNm: group?.groupNm ?? null,
    mdfcnHistoryList: await revisionLines(spec, record[spec.key]),
  };
};
