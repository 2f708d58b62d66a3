import { z } from 'zod';
import { instant } from '../../database/rows.ts';

/** A message that this server has taken to send; nobody else does while its lease lasts. */
export interface Claimed {
  msgId: number;
  chnl: 'EML' | 'SMS';
  rcvr: string;
  ttl: string;
  cn: string;
  /** Tries, this one included. */
  tryCnt: number;
  regDt: Date;
}

/** The same as the database returns it. */
export const claimedRow = z.object({
  msgId: z.number(),
  chnl: z.enum(['EML', 'SMS']),
  rcvr: z.string(),
  ttl: z
    .string()
    .nullable()
    .transform((text) => text ?? ''),
  cn: z
    .string()
    .nullable()
    .transform((text) => text ?? ''),
  tryCnt: z.number(),
  regDt: instant,
});
