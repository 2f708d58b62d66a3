import type { Claimed } from './claimed.ts';

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
