import { pipeline } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type { Environment } from '#server/kernel/environment.ts';
import { type Channel, Declined, Refused } from './channel.ts';
import { EndGate } from './EndGate.ts';
import { mailHtml } from './mailHtml.ts';

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
}

/** The server answered 5xx to this very receiver, or to the message itself. */
const isRefused = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

/** What the server answered, in its own words, for people to read. */
const answered = (error: SmtpError): Error => {
  const { response, responseCode, message } = error;
  if (!responseCode) return error;
  const Kind = isRefused(error) ? Refused : Declined;
  return new Kind(response ?? message, { cause: error });
};

/** The way to the server. The library is loaded for the first mail. */
const openTransport = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  transport.use('stream', (mail, done) => {
    const { beforeEnd } = mail.data as { beforeEnd?: () => Promise<void> };
    // as the very last: whatever came behind it would read ahead
    if (beforeEnd) mail.message.processFunc((text) => pipeline(text, new EndGate(beforeEnd), () => {}));
    done();
  });
  return transport;
};

/**
 * Connects to a mail server and signs in there, without sending anything.
 * @throws Error in the words of the server or the system
 */
export const verifyMailServer = async (url: string): Promise<void> => {
  const transport = await openTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/**
 * Mail by SMTP. Receiver and subject travel as values, never as text of a header; a try after a lost answer has the same
 * Message-ID, so that the receiver's server can tell.
 */
export const mailChannel = (
  url: string,
  { mailFrom, brandName }: Pick<Environment, 'mailFrom' | 'brandName'>,
): Channel => {
  let opened: ReturnType<typeof openTransport> | undefined;
  const transport = () => {
    opened ??= openTransport(url);
    return opened;
  };
  const host = mailFrom.split('@')[1] ?? 'localhost';
  return {
    async send({ msgId, rcvr, ttl, cn, html, isUrgent, regDt }, signal, beforeEnd) {
      const failing = new AbortController();
      let failed: Error | undefined;
      const ready = async (): Promise<void> => {
        try {
          await beforeEnd?.();
        } catch (error) {
          failed = error as Error;
          // the connection goes before its end could be taken for the end of the message
          failing.abort();
          throw error;
        }
      };
      try {
        await (await transport()).sendMail({
          from: { name: brandName, address: mailFrom },
          to: { name: '', address: rcvr },
          subject: ttl,
          text: cn,
          html: html ?? mailHtml(cn),
          messageId: `<${msgId}.${regDt.getTime()}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(isUrgent && { priority: 'high' as const }),
          signal: AbortSignal.any([signal, failing.signal]),
          ...(beforeEnd && { beforeEnd: ready }),
        } as SendMailOptions);
      } catch (error) {
        throw failed ?? answered(error as SmtpError);
      }
    },
    close() {
      void opened?.then(
        (transport) => transport.close(),
        () => {},
      );
    },
  };
};
