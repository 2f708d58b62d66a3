import { pipeline, Transform, type TransformCallback } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { type Channel, Declined, Refused } from './channel.ts';
import { mailHtml } from './mailText.ts';

/**
 * Passes a stream through and delays its end until `beforeEnd` resolves, which is called after the reader has consumed
 * everything before the end. A plain stream with a short text would end before it is read.
 */
export class DelayedEndStream extends Transform {
  readonly #beforeEnd: () => Promise<void>;
  #onRead: (() => void) | undefined;

  constructor(beforeEnd: () => Promise<void>) {
    super({ readableHighWaterMark: 1 });
    this.#beforeEnd = beforeEnd;
  }

  override _transform(chunk: unknown, _encoding: string, done: TransformCallback): void {
    done(null, chunk);
  }

  override _read(size: number): void {
    super._read(size);
    this.#onRead?.();
  }

  override _flush(done: TransformCallback): void {
    void this.#pass(done);
  }

  async #pass(done: TransformCallback): Promise<void> {
    try {
      while (this.readableLength > 0)
        await new Promise<void>((resolve) => {
          this.#onRead = resolve;
        });
      await this.#beforeEnd();
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
}

/** The server rejected this recipient, or the message itself, with 5xx. */
const isRefused = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

/** The server's response as an error, in its own words. */
const answered = (error: SmtpError): Error => {
  const { response, responseCode, message } = error;
  if (!responseCode) return error;
  const Kind = isRefused(error) ? Refused : Declined;
  return new Kind(response ?? message, { cause: error });
};

/** Opens the SMTP transport. The library is loaded for the first mail. */
const openTransport = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  transport.use('stream', (mail, done) => {
    const { beforeEnd } = mail.data as { beforeEnd?: () => Promise<void> };
    // must be the last stream: a further one behind it would read ahead
    if (beforeEnd)
      mail.message.processFunc((text) => pipeline(text, new DelayedEndStream(beforeEnd), () => {}));
    done();
  });
  return transport;
};

/**
 * Connects and authenticates to a mail server without sending anything.
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
 * Mail by SMTP. Recipient and subject are passed as values, never as header text; a retry after a lost response has the
 * same Message-ID, so that the recipient's server can detect duplicates.
 */
export const mailChannel = (url: string, { mailFrom }: Pick<Environment, 'mailFrom'>): Channel => {
  let opened: ReturnType<typeof openTransport> | undefined;
  const transport = () => {
    opened ??= openTransport(url);
    return opened;
  };
  const host = mailFrom.address.split('@')[1] ?? 'localhost';
  return {
    async send({ msgId, rcvr, ttl, cn, html, isUrgent, regDt, files }, signal, beforeEnd) {
      const failing = new AbortController();
      let failed: Error | undefined;
      const ready = async (): Promise<void> => {
        try {
          await beforeEnd?.();
        } catch (error) {
          failed = error as Error;
          // close the connection, so that its end is not taken for the end of the message
          failing.abort();
          throw error;
        }
      };
      try {
        const attachments = await files?.();
        await (await transport()).sendMail({
          from: mailFrom,
          to: { name: '', address: rcvr },
          subject: ttl,
          text: cn,
          html: html ?? mailHtml(cn),
          ...(attachments && { attachments: [...attachments] }),
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
