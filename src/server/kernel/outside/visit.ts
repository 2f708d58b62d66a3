import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { unlessAborted } from '../clock/withinTime.ts';
import { guardedLookup, type LookupOptions, NonPublicAddress, refusalOf } from './guardedLookup.ts';

/** Result of requesting a web address. */
export type Visit =
  | { outcome: 'answers'; status: number; url: string }
  /** Must never be requested: it leads to an internal address, to another protocol, or into a redirect loop. */
  | { outcome: 'refused'; why: 'inside' | 'circle' | 'address'; url: string }
  /** No answer in time; that says nothing about the address itself. */
  | { outcome: 'silent'; why: 'name' | 'time' | 'network'; url: string };

interface VisitOptions extends LookupOptions {
  /** Total timeout in milliseconds. */
  timeoutMs?: number;
}

const maxRedirects = 5;

interface Step {
  status: number;
  location?: string | undefined;
}

/** One request; only the head of the answer is read. */
const ask = (url: URL, options: LookupOptions, signal: AbortSignal): Promise<Step> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const call = send(
      url,
      {
        method: 'GET',
        agent: false,
        lookup: guardedLookup(url, options),
        signal,
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; outlet-check)', accept: 'text/html,*/*;q=0.5' },
      },
      (answer) => {
        answer.on('error', () => {});
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        // only the head is needed: the body is not read
        call.destroy();
      },
    );
    call.on('error', reject);
    call.end();
  });

const networkProblem = (error: NodeJS.ErrnoException): 'name' | 'time' | 'network' => {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'time';
  return ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EAI_FAIL'].includes(error.code ?? '') ? 'name' : 'network';
};

const visitStep = async (url: URL, options: LookupOptions, signal: AbortSignal): Promise<Step | Visit> => {
  try {
    return await ask(url, options, signal);
  } catch (error) {
    if (error instanceof NonPublicAddress) return { outcome: 'refused', why: 'inside', url: url.href };
    return { outcome: 'silent', why: networkProblem(error as NodeJS.ErrnoException), url: url.href };
  }
};

/**
 * Requests a web address and follows redirects: http(s) only, at most five redirects, none of them to a private or
 * reserved address, within a few seconds, reading only the head of each response. Never throws.
 */
export const visit = async (address: string, options: VisitOptions = {}): Promise<Visit> => {
  const { timeoutMs = 4_000 } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const late = (): Visit => ({ outcome: 'silent', why: 'time', url: address });
  const seen = new Set<string>();
  let url = URL.parse(address);
  for (;;) {
    if (!url) return { outcome: 'refused', why: 'address', url: address };
    const refusal = refusalOf(url, options);
    if (refusal) return { outcome: 'refused', why: refusal, url: url.href };
    if (seen.has(url.href) || seen.size > maxRedirects)
      return { outcome: 'refused', why: 'circle', url: url.href };
    seen.add(url.href);
    const step = await unlessAborted(visitStep(url, options, signal), signal, late);
    if ('outcome' in step) return step;
    const { status, location } = step;
    if (status < 300 || status >= 400 || !location) return { outcome: 'answers', status, url: url.href };
    url = URL.parse(location, url.href);
  }
};
