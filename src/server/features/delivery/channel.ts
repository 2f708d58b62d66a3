import type { Claimed } from './claimed.ts';

/** A way out of the house. */
export interface Channel {
  /**
   * Hands one message over; resolves when the other side has accepted it.
   * @throws when it did not; `Refused` when trying again is of no use
   */
  send(message: Claimed, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The other side knows the receiver and will never take the message. */
export class Refused extends Error {
  override name = 'Refused';
}
