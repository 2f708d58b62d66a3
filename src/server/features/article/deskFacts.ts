import { eq } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { media, userGroup } from '#generated/tables/index.ts';
import type { FileInfo } from '../../crud/files.ts';
import { reader } from '../../database/db.ts';
import { type AttachmentFacts, attachmentFacts } from '../attachmentText/attachmentFacts.ts';
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

interface DeskFacts extends AttachmentFacts {
  groupNm: string | null;
  rgnTz: string | null;
  mdfcnHistoryList: RevisionLine[];
}

/** Which group an article comes from, its outlet's zone, how it has been modified since, and what its files say. */
export const deskFacts = async (spec: EntitySpec, record: Record<string, unknown>): Promise<DeskFacts> => {
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
    ...(await attachmentFacts(record.files as FileInfo[])),
    mdfcnHistoryList: await revisionLines(spec, record[spec.key]),
  };
};
