import { sql } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { media, userGroup } from '#generated/tables/index.ts';
import type { FileInfo } from '../../crud/files.ts';
import { builtOnce } from '../../database/db.ts';
import { type AttachmentFacts, attachmentFacts } from '../attachmentText/attachmentFacts.ts';
import { type RevisionLine, revisionLines } from './revisions.ts';

interface DeskFacts extends AttachmentFacts {
  groupNm: string | null;
  rgnTz: string | null;
  mdfcnHistoryList: RevisionLine[];
}

/** The group that an article comes from, and the zone of its outlet, by which the time at its place is told. */
const placeStatement = builtOnce((handle) =>
  handle
    .select({
      groupNm: sql<string | null>`(select ${userGroup.groupNm} from ${userGroup}
        where ${userGroup.groupCd} = ${sql.placeholder('groupCd')}::text limit 1)`,
      rgnTz: sql<string | null>`(select ${media.rgnTz} from ${media}
        where ${media.mediaId} = ${sql.placeholder('mediaId')}::bigint)`,
    })
    .from(sql`(values (1)) as one`)
    .prepare(''),
);

const placeOf = async ({ userGroupCd, mediaId }: Record<string, unknown>) => {
  const [place] = await placeStatement().execute({ groupCd: userGroupCd || null, mediaId: mediaId ?? null });
  return { groupNm: place?.groupNm ?? null, rgnTz: place?.rgnTz ?? null };
};

/** Which group an article comes from, its outlet's zone, how it has been modified since, and what its files say. */
export const deskFacts = async (spec: EntitySpec, record: Record<string, unknown>): Promise<DeskFacts> => {
  const [place, files, mdfcnHistoryList] = await Promise.all([
    placeOf(record),
    attachmentFacts(record.files as FileInfo[]),
    revisionLines(spec, record[spec.key]),
  ]);
  return { ...place, ...files, mdfcnHistoryList };
};
