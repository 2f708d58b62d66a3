import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export interface ReceivedMail {
  from: string;
  /** Recipients of the envelope. */
  to: string[];
  /** Header fields by lower-case name, with encoded words decoded. */
  headers: Record<string, string>;
  plain: string;
  html: string;
  /** As it came. */
  raw: string;
}

/** A real SMTP server on loopback. */
export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Response to a recipient: undefined accepts, a code refuses, a promise delays. */
  answer: (to: string) => Promise<number | undefined> | number | undefined;
  /** True to close the connection after accepting the recipient, before any data. */
  breakBeforeData: (to: string) => boolean;
  /** True to close the connection after receiving the whole mail, before acknowledging it. */
  breakAfterData: (to: string) => boolean;
  /** Delays the acknowledgement of a fully received mail. */
  hold: (to: string) => Promise<void> | undefined;
  close(): Promise<void>;
}

const decodedWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, coded: string) => Buffer.from(coded, 'base64').toString())
    .replaceAll(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, coded: string) =>
      quotedPrintable(coded.replaceAll('_', ' ')),
    );

const quotedPrintable = (coded: string): string =>
  Buffer.from(
    coded
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const split = (raw: string): { headers: Record<string, string>; body: string } => {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
};

const decoded = ({ headers, body }: ReturnType<typeof split>): string => {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return (encoding === 'quoted-printable' ? quotedPrintable(body) : body).replaceAll('\r\n', '\n');
};

/** The parts of a mail, those within parts too. */
const partsOf = ({ headers, body }: ReturnType<typeof split>): ReturnType<typeof split>[] => {
  const boundary = /^multipart.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body }];
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => partsOf(split(part.slice(2))));
};

const parsed = (raw: string): Pick<ReceivedMail, 'headers' | 'plain' | 'html'> => {
  const whole = split(raw);
  const parts = partsOf(whole);
  const part = (type: string) => parts.find(({ headers }) => headers['content-type']?.startsWith(type));
  const [plain, html] = [part('text/plain'), part('text/html')];
  return {
    headers: whole.headers,
    plain: plain ? decoded(plain).trim() : '',
    html: html ? decoded(html).trim() : '',
  };
};

/** Starts one, closed after the file. */
export async function mailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const hangUp = ({ id }: { id: string }): void => {
    for (const connection of smtp.connections as unknown as Set<{ id: string; _socket: Socket }>)
      if (connection.id === id) connection._socket.destroy();
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (address, session, callback) => {
      void (async () => {
        const code = await running.answer(address.address);
        if (running.breakBeforeData(address.address)) return hangUp(session);
        callback(
          code ? Object.assign(new Error(`<${address.address}> not here`), { responseCode: code }) : null,
        );
      })();
    },
    onData: (stream, session, callback) => {
      void (async () => {
        const raw = await text(stream).catch(() => undefined);
        // the sender has disconnected: a truncated mail does not count
        if (raw === undefined) return;
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        received.push({ from: mailFrom ? mailFrom.address : '', to, raw, ...parsed(raw) });
        if (to.some((address) => running.breakAfterData(address))) return hangUp(session);
        for (const address of to) await running.hold(address);
        callback();
      })();
    },
  });
  // a sender that is killed in the middle of a mail breaks its connection off, if it had not read all that was said to it
  smtp.on('error', () => {});
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const running: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: () => undefined,
    breakBeforeData: () => false,
    breakAfterData: () => false,
    hold: () => undefined,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  afterAll(() => running.close());
  return running;
}
