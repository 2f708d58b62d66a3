import { createTransport } from 'nodemailer';
import type { Environment } from '../../environment.ts';
import { type Channel, Refused } from './channel.ts';
import { mailHtml } from './mailHtml.ts';

/** Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** The server answered 5xx to this very receiver. */
const isRefused = ({ code, responseCode = 0 }: SmtpError): boolean =>
  code === 'EENVELOPE' && responseCode >= 500;

/**
 * Mail by SMTP. Receiver and subject travel as values, never as text of a header; a try after a lost answer has the same
 * Message-ID, so that the receiver's server can tell.
 */
export const mailChannel = (
  url: string,
  { mailFrom, brandName }: Pick<Environment, 'mailFrom' | 'brandName'>,
): Channel => {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  const host = mailFrom.split('@')[1] ?? 'localhost';
  return {
    async send({ msgId, rcvr, ttl, cn, regDt }, signal) {
      try {
        await transport.sendMail({
          from: { name: brandName, address: mailFrom },
          to: { name: '', address: rcvr },
          subject: ttl,
          text: cn,
          html: mailHtml(cn),
          messageId: `<${msgId}.${regDt.getTime()}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } catch (error) {
        throw isRefused(error as SmtpError)
          ? new Refused((error as SmtpError).message, { cause: error })
          : error;
      }
    },
    close: () => transport.close(),
  };
};
