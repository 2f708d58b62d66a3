import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { unlessAborted } from '../clock/withinTime.ts';
import { guardedLookup, type LookupOptions, NonPublicAddress, refusalOf } from './guardedLookup.ts';
import { ownServerOf } from './ownServers.ts';

const maxSeconds = 7 * 86_400;

/** Seconds to wait according to the header Retry-After (seconds or a date), at most a week; null without one. */
export const retryAfter = (header: string | undefined, now: Date): number | null => {
  const said = header?.trim();
  if (!said) return null;
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return null;
  return Math.min(maxSeconds, Math.max(0, Math.ceil(seconds)));
};

interface Body {
  bytes: Buffer;
  /** The body exceeded the limit. */
  isCut: boolean;
}

/** A content encoding that was not requested. */
class UnknownEncoding extends Error {}

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Value of Accept-Encoding: the encodings that can be decompressed. */
const acceptedEncodings = 'gzip, deflate, br';

const unpacked = (answer: IncomingMessage): Readable => {
  const encodings = (answer.headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  let stream: Readable = answer;
  for (const encoding of encodings.reverse()) {
    const unpacker = unpackers[encoding];
    if (!unpacker || encodings.length > 2) throw new UnknownEncoding(encodings.join(', '));
    // errors are passed on to the last stream
    stream = pipeline(stream, unpacker(), () => {});
  }
  return stream;
};

/**
 * The decompressed body of a response, up to a limit; nothing beyond it is read or decompressed, so an endless response
 * or a decompression bomb costs no more than another.
 * @throws UnknownEncoding, the error of the connection, or of damaged compression
 */
const bodyOf = async (answer: IncomingMessage, maxBytes: number): Promise<Body> => {
  const parts: Buffer[] = [];
  let length = 0;
  const stream = unpacked(answer);
  try {
    for await (const part of stream) {
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length > maxBytes) break;
    }
  } finally {
    stream.destroy();
    answer.destroy();
  }
  return { bytes: Buffer.concat(parts).subarray(0, maxBytes), isCut: length > maxBytes };
};

/** ETag and Last-Modified of a document, sent back for a conditional request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

interface Downloaded extends Validators {
  outcome: 'body';
  status: number;
  /** Final address of the document, after redirects. */
  url: string;
  /** Its new address, if all redirects were permanent. */
  movedTo: string | null;
  contentType: string | null;
  bytes: Buffer;
  /** The document exceeded the limit. */
  isCut: boolean;
}

/** Reason why no document was downloaded. */
export interface FailedDownload {
  outcome: 'failed';
  why: 'status' | Reason;
  /** Status of the answer, if there was one. */
  status: number | null;
  /** Seconds of the server's Retry-After. */
  retryAfter: number | null;
  url: string;
}

export type Reason =
  | 'inside'
  | 'circle'
  | 'address'
  | 'name'
  | 'time'
  | 'network'
  | 'certificate'
  | 'encoding';

export type Download = Downloaded | { outcome: 'unchanged'; url: string } | FailedDownload;

export interface DownloadOptions extends LookupOptions {
  accept: string;
  userAgent: string;
  /** Validators of an earlier version of this document. */
  known?: Validators;
  /** Maximum size of the decompressed document in bytes. */
  maxBytes: number;
  /** Total timeout in milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal;
  now?: () => Date;
}

/** A document to send. */
export interface SentDocument {
  headers: Readonly<Record<string, string>>;
  body: string;
}

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const forGood = new Set([301, 308]);

/** One request, without following redirects; with a body it is a POST. */
const ask = (
  url: URL,
  options: DownloadOptions,
  signal: AbortSignal,
  sent?: SentDocument,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { accept, userAgent, known, own } = options;
    const ours = ownServerOf(url, own);
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const call = send(
      url,
      {
        method: sent ? 'POST' : 'GET',
        agent: false,
        lookup: guardedLookup(url, options),
        signal,
        ...ours,
        headers: {
          ...ours?.headers,
          'user-agent': userAgent,
          accept,
          'accept-encoding': acceptedEncodings,
          ...sent?.headers,
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
        },
      },
      resolve,
    );
    call.on('error', reject);
    call.end(sent?.body);
  });

const certificateCodes =
  /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL_|EPROTO$|HOSTNAME_MISMATCH)/;

const reasonOf = (error: unknown): Reason => {
  if (error instanceof NonPublicAddress) return 'inside';
  if (error instanceof UnknownEncoding) return 'encoding';
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return 'time';
  if (certificateCodes.test(code)) return 'certificate';
  if (code.startsWith('Z_') || code.startsWith('ERR__')) return 'encoding';
  return ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EAI_FAIL'].includes(code) ? 'name' : 'network';
};

const failed = (why: Reason, url: string): FailedDownload => ({
  outcome: 'failed',
  why,
  status: null,
  retryAfter: null,
  url,
});

const headerOf = (value: string | undefined): string | null => value?.slice(0, 500) || null;

const follow = async (start: URL, options: DownloadOptions, signal: AbortSignal): Promise<Download> => {
  const seen = new Set<string>();
  let isForGood = true;
  let url = start;
  for (;;) {
    const refusal = refusalOf(url, options);
    if (refusal) return failed(refusal, url.href);
    if (seen.has(url.href) || seen.size > maxRedirects) return failed('circle', url.href);
    seen.add(url.href);
    let answer: IncomingMessage;
    try {
      answer = await ask(url, options, signal);
    } catch (error) {
      return failed(reasonOf(error), url.href);
    }
    const { statusCode: status = 0, headers } = answer;
    answer.on('error', () => {});
    if (redirects.has(status) && headers.location) {
      answer.destroy();
      isForGood &&= forGood.has(status);
      const next = URL.parse(headers.location, url.href);
      if (!next) return failed('address', url.href);
      url = next;
      continue;
    }
    if (status === 304) {
      answer.destroy();
      return { outcome: 'unchanged', url: url.href };
    }
    if (status < 200 || status >= 300) {
      answer.destroy();
      const wait = retryAfter(headers['retry-after'], options.now?.() ?? new Date());
      return { outcome: 'failed', why: 'status', status, retryAfter: wait, url: url.href };
    }
    try {
      return {
        outcome: 'body',
        status,
        url: url.href,
        movedTo: isForGood && seen.size > 1 ? url.href : null,
        contentType: headerOf(headers['content-type']),
        etag: headerOf(headers.etag),
        lastModified: headerOf(headers['last-modified']),
        ...(await bodyOf(answer, options.maxBytes)),
      };
    } catch (error) {
      return failed(reasonOf(error), url.href);
    }
  }
};

/**
 * Downloads a document from the Internet: http(s) only, at most five redirects, the address of each step checked (never
 * this machine or a private network), with the limits on bytes and time of `options`. Never throws.
 */
export const download = async (address: string, options: DownloadOptions): Promise<Download> => {
  const url = URL.parse(address);
  if (!url) return failed('address', address);
  const late = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([late, options.signal]) : late;
  return unlessAborted(follow(url, options, signal), signal, () => failed('time', url.href));
};

/** The answer to a sent document, whatever its status, or why there was none. */
export type SentAnswer =
  | { outcome: 'answer'; status: number; bytes: Buffer; retryAfter: number | null }
  | { outcome: 'failed'; why: Reason };

/**
 * Sends a document by POST, with the same guard and limits as `download`. A redirect is an answer and is not followed:
 * it would take the document elsewhere. Never throws.
 */
export const post = async (
  address: string,
  sent: SentDocument,
  options: DownloadOptions,
): Promise<SentAnswer> => {
  const url = URL.parse(address);
  const refusal = url ? refusalOf(url, options) : 'address';
  if (!url || refusal) return { outcome: 'failed', why: refusal ?? 'address' };
  const late = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([late, options.signal]) : late;
  const answered = async (): Promise<SentAnswer> => {
    try {
      const answer = await ask(url, options, signal, sent);
      answer.on('error', () => {});
      const wait = retryAfter(answer.headers['retry-after'], options.now?.() ?? new Date());
      const { bytes } = await bodyOf(answer, options.maxBytes);
      return { outcome: 'answer', status: answer.statusCode ?? 0, bytes, retryAfter: wait };
    } catch (error) {
      return { outcome: 'failed', why: reasonOf(error) };
    }
  };
  return unlessAborted(answered(), signal, () => ({ outcome: 'failed', why: 'time' }));
};
