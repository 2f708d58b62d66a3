import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/kernel/database/rows.ts';
import type { Measure } from '#server/kernel/metrics/measure.ts';

const counted = z.object({ channel: z.string(), state: z.string(), count: z.number() });
const oldest = z.object({ channel: z.string(), seconds: z.coerce.number() });

/** Metrics of the outbox: number of messages and their age. */
export const deliveryMeasures: Measure[] = [
  {
    name: 'outbox_messages',
    help: 'Mails and text messages of the outbox by their state.',
    labels: ['channel', 'state'],
    read: async () =>
      (
        await rows(
          counted,
          sql`select chnl as channel, stts_cd as state, count(*)::int as count from outbox_message group by 1, 2`,
        )
      ).map(({ channel, state, count }) => ({ labels: { channel, state }, value: count })),
  },
  {
    name: 'outbox_oldest_waiting_seconds',
    help: 'How long the oldest message that is to be sent has waited.',
    labels: ['channel'],
    read: async () =>
      (
        await rows(
          oldest,
          sql`select chnl as channel, extract(epoch from now() - min(reg_dt)) as seconds
            from outbox_message where stts_cd = 'waiting' group by 1`,
        )
      ).map(({ channel, seconds }) => ({ labels: { channel }, value: seconds })),
  },
];
