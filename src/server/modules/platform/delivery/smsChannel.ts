import type { Channel } from './channel.ts';

/** fetch takes no credentials in an address: they become a header. */
const addressed = (smsUrl: string): { url: URL; authorization?: string } => {
  const url = new URL(smsUrl);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (!username) return { url };
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url, authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
};

/** Text messages by an HTTP gateway; docs/delivery.md says in which shape. */
export const smsChannel = (smsUrl: string): Channel => {
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
      if (!answer.ok) throw new Error(`The gateway answered ${answer.status}.`);
    },
    close: () => {},
  };
};
