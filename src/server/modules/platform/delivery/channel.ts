import { z } from 'zod';
import { instant } from '#server/kernel/database/rows.ts';
import type { MailFile } from './mailFiles.ts';

/** A message that this server has claimed for sending, for the duration of a lease. */
export interface Claimed {
  msgId: number;
  chnl: 'EML' | 'SMS';
  rcvr: string;
  ttl: string;
  cn: string;
  /** Number of tries, including this one. */
  tryCnt: number;
  regDt: Date;
  /** The mail to many that this message is part of: such a message is never handed over twice. */
  mailId: number | null;
  scrtKnd: string | null;
  scrtKey: string | null;
  /** The HTML part, if the mail has a separate one. */
  html?: string;
  isUrgent?: boolean;
  /** Makes the files attached to it. */
  files?: (() => Promise<readonly MailFile[]>) | undefined;
}

/** `Claimed` as the database returns it. */
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
  mailId: z.number().nullable(),
  scrtKnd: z.string().nullable(),
  scrtKey: z.string().nullable(),
});

/** A delivery channel. */
export interface Channel {
  /**
   * Sends one message; resolves when the server has accepted it.
   * @param beforeEnd called when everything but the end of the message has been sent, and before the server can have
   * accepted it; the end is sent only after this resolves, and never if it rejects
   * @throws if the message was not accepted: `Refused` if a retry is useless, `Declined` for a temporary rejection
   */
  send(message: Claimed, signal: AbortSignal, beforeEnd?: () => Promise<void>): Promise<void>;
  close(): void;
}

/** The server has temporarily rejected the message. */
export class Declined extends Error {
  override name = 'Declined';
}

/** The server has permanently rejected the message or its recipient. */
export class Refused extends Error {
  override name = 'Refused';
}
