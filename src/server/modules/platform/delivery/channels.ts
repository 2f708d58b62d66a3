import type { Environment } from '#server/kernel/environment.ts';
import type { Channel } from './channel.ts';
import type { Message } from './enqueue.ts';
import { mailChannel } from './mailChannel.ts';
import { smsChannel } from './smsChannel.ts';

export type DeliveryEnvironment = Pick<Environment, 'smtpUrl' | 'smsUrl' | 'mailFrom' | 'brandName'>;

const kinds: readonly Message['chnl'][] = ['EML', 'SMS'];

/** The ways out that this installation has, and the kinds of messages that have none. */
export const channelsOf = (
  environment: DeliveryEnvironment,
): { open: Map<Message['chnl'], Channel>; closed: Message['chnl'][] } => {
  const { smtpUrl, smsUrl } = environment;
  const open = new Map<Message['chnl'], Channel>();
  if (smtpUrl) open.set('EML', mailChannel(smtpUrl, environment));
  if (smsUrl) open.set('SMS', smsChannel(smsUrl));
  return { open, closed: kinds.filter((kind) => !open.has(kind)) };
};
