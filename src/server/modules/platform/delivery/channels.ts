import type { Environment } from '#server/kernel/settings/environment.ts';
import { decoded } from '#server/kernel/text/decoded.ts';
import { type Channel, Declined } from './channel.ts';
import type { Message } from './enqueue.ts';
import { mailChannel } from './mailChannel.ts';

/** fetch accepts no credentials in a URL: they become a header. */
const addressed = (smsUrl: string): { url: URL; authorization?: string } => {
  const url = new URL(smsUrl);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (!username) return { url };
  const pair = `${decoded(username)}:${decoded(password)}`;
  return { url, authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
};

/** Text messages by an HTTP gateway; docs/delivery.md specifies the format. */
const smsChannel = (smsUrl: string): Channel => {
  const { url, authorization } = addressed(smsUrl);
  return {
    async send({ msgId, rcvr, cn, regDt }, signal) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify({
          to: rcvr.replaceAll(/\D/g, ''),
          text: cn,
          messageId: `${msgId}.${regDt.getTime()}`,
        }),
        redirect: 'manual',
        signal,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Declined(`The gateway answered ${answer.status}.`);
    },
    close: () => {},
  };
};

export type DeliveryEnvironment = Pick<Environment, 'smtpUrl' | 'smsUrl' | 'mailFrom'>;

const kinds: readonly Message['chnl'][] = ['EML', 'SMS'];

/** The configured channels, and the kinds of messages without one. */
export const channelsOf = (
  environment: DeliveryEnvironment,
): { open: Map<Message['chnl'], Channel>; closed: Message['chnl'][] } => {
  const { smtpUrl, smsUrl } = environment;
  const open = new Map<Message['chnl'], Channel>();
  if (smtpUrl) open.set('EML', mailChannel(smtpUrl, environment));
  if (smsUrl) open.set('SMS', smsChannel(smsUrl));
  return { open, closed: kinds.filter((kind) => !open.has(kind)) };
};
