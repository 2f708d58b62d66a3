import type { Claimed } from './claimed.ts';

/** A way out of the house. */
export interface Channel {
  /**
   * Hands one message over; resolves when the other side has accepted it.
   * @param beforeEnd called when everything but the end of the message is said and before the other side can have
   *  accepted it; the end is not said before this resolves, and never when it fails
   * @throws when it did not; `Refused` when trying again is of no use, `Declined` when it said so for now
   */
  send(message: Claimed, signal: AbortSignal, beforeEnd?: () => Promise<void>): Promise<void>;
  close(): void;
}

/** The other side has answered, and does not take the message now. */
export class Declined extends Error {
  override name = 'Declined';
}

/** The other side knows the receiver and will never take the message. */
export class Refused extends Error {
  override name = 'Refused';
}
