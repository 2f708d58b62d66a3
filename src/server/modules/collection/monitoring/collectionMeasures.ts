import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { row, rows } from '#server/kernel/database/rows.ts';
import type { Measure } from '#server/kernel/metrics/measure.ts';

const counted = z.object({ state: z.string(), count: z.number() });
const newest = z.object({ at: z.coerce.number().nullable() });

/** Metrics of the sources, by the states that their screen shows. */
export const collectionMeasures: Measure[] = [
  {
    name: 'collection_sources',
    help: 'Sources that are visited, by how they are doing.',
    labels: ['state'],
    read: async () =>
      (
        await rows(
          counted,
          sql`select clct_stts_cd as state, count(*)::int as count
            from media_feed where del_yn = 'N' group by 1`,
        )
      ).map(({ state, count }) => ({ labels: { state }, value: count })),
  },
  {
    name: 'collection_newest_article_timestamp_seconds',
    help: 'When the newest article came in, in seconds since 1970.',
    labels: ['kind'],
    read: async () => {
      const kinds = ['article', 'thinkTank', 'sns'] as const;
      const found = [];
      for (const kind of kinds) {
        const { at } = await row(
          newest,
          sql`select extract(epoch from max(reg_dt)) as at from article where item_knd = ${kind} and del_yn = 'N'`,
        );
        if (at !== null) found.push({ labels: { kind }, value: at });
      }
      return found;
    },
  },
];
