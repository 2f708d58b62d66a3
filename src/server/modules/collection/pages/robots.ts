import robotsParser, { type Robot } from 'robots-parser';
import { type DownloadOptions, download, type FailedDownload } from '#server/kernel/outside/download.ts';

/** A site's robots.txt rules. */
export interface Rules {
  mayVisit(url: string): boolean;
  /** Minimum milliseconds between two visits; 0 if not specified. */
  pause: number;
  /** Why robots.txt could not be fetched. Until it can, no page of the site may be visited. */
  unasked?: FailedDownload;
}

/** The module exports the function itself; its types, depending on the module resolution, put it under `default`. */
const parse = robotsParser as unknown as (url: string, robotsTxt: string) => Robot;

export type RobotsOptions = Omit<DownloadOptions, 'accept' | 'known' | 'maxBytes'>;

/** Bytes of a file that are read: the minimum that RFC 9309 requires. */
const maxBytes = 500 * 1_024;
const hour = 3_600_000;
/** How long rules are cached; after a failed request, the retry comes sooner. */
const [keptFor, retriedAfter] = [24 * hour, hour / 6];
const maxSites = 1_000;
const maxPause = 30_000;

const nothing: Rules = { mayVisit: () => false, pause: 0 };

const rulesOf = (robot: Robot, userAgent: string): Rules => ({
  mayVisit: (url) => robot.isAllowed(url, userAgent) !== false,
  pause: Math.min(maxPause, (robot.getCrawlDelay(userAgent) ?? 0) * 1_000),
});

/** Following RFC 9309: a missing file forbids nothing; a site whose file cannot be fetched is not visited. */
const ask = async (address: string, options: RobotsOptions): Promise<{ rules: Rules; isKnown: boolean }> => {
  // rules identify a crawler by the first word of its user agent
  const [name = ''] = options.userAgent.split(/[\s/]/);
  const answer = await download(address, { ...options, accept: 'text/plain, */*;q=0.1', maxBytes });
  if (answer.outcome === 'body')
    return { rules: rulesOf(parse(address, answer.bytes.toString()), name), isKnown: true };
  const status = (answer.outcome === 'failed' && answer.status) || 0;
  return status >= 400 && status < 500 && status !== 429
    ? { rules: rulesOf(parse(address, ''), name), isKnown: true }
    : { rules: { ...nothing, ...(answer.outcome === 'failed' && { unasked: answer }) }, isKnown: false };
};

/**
 * The robots.txt rules of sites, each fetched once a day.
 * @returns a lookup by an address of the site
 */
export const openRobots = (now: () => Date) => {
  const kept = new Map<string, { rules: Promise<Rules>; until: number }>();
  return (url: string, options: RobotsOptions): Promise<Rules> => {
    const { origin } = new URL(url);
    const at = now().getTime();
    const known = kept.get(origin);
    if (known && known.until > at) return known.rules;
    const fetched = ask(`${origin}/robots.txt`, options);
    const entry = { rules: fetched.then(({ rules }) => rules), until: at + keptFor };
    void fetched.then(({ isKnown }) => {
      if (!isKnown) entry.until = at + retriedAfter;
    });
    kept.delete(origin);
    kept.set(origin, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxSites && oldest !== undefined) kept.delete(oldest);
    return entry.rules;
  };
};

export type Robots = ReturnType<typeof openRobots>;
