import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { media, userGroup } from '#generated/tables/index.ts';
import { reader } from '../../database/db.ts';
import { type RevisionLine, revisionLines } from './revisions.ts';

/** The zone of the outlet, by which the time at its place is told. */
const zoneOf = async (mediaId: unknown): Promise<string | null> => {
  if (typeof mediaId !== 'number') return null;
  const [outlet] = await reader()
    .select({ rgnTz: media.rgnTz })
    .from(media)
    .where(eq(media.mediaId, mediaId));
  return outlet?.rgnTz ?? null;
};

/** Which group an article comes from, its outlet's zone, and how it has been modified since. */
export const deskFacts = async (
  spec: EntitySpec,
  record: Record<string, unknown>,
): Promise<{ groupNm: string | null; rgnTz: string | null; mdfcnHistoryList: RevisionLine[] }> => {
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
    rgnTz: await zoneOf(record.mediaId),
    mdfcnHistoryList: await revisionLines(spec, record[spec.key]),
  };
};
