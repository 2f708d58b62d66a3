import { inArray } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

/** The countries of these outlets, of those that have one. */
export const nationsOfOutlets = async (mediaIds: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db()
    .select({ mediaId: media.mediaId, ntnId: media.ntnId })
    .from(media)
    .where(inArray(media.mediaId, [...new Set(mediaIds)]));
  return new Map(rows.flatMap(({ mediaId, ntnId }) => (ntnId === null ? [] : [[mediaId, ntnId] as const])));
};
