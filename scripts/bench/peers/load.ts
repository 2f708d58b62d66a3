import { Pool } from 'undici';
import type { Ask } from './contender.ts';

/** Target and parameters of a load test. */
export interface Load {
  url: string;
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
  /** The requests of a unit, in sequence. */
  unit(nr: number): Ask[];
}

const refusal = ({ method = 'GET', path }: Ask, status: number, text: string): Error =>
  new Error(`${method} ${path.replace(/\?.*/u, '')} answered ${status}: ${text.slice(0, 300)}`);

/** The responses to one unit, parsed as JSON. @throws Error for a status other than 2xx */
export const askOnce = async ({ url, headers, unit }: Load, nr: number): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const ask of unit(nr)) {
    const { method = 'GET', path, body = null } = ask;
    const answer = await fetch(url + path, { method, headers: { ...headers, ...ask.headers }, body });
    const text = await answer.text();
    if (!answer.ok) throw refusal(ask, answer.status, text);
    answers.push(JSON.parse(text));
  }
  return answers;
};

const send = async (pool: Pool, headers: Load['headers'], ask: Ask): Promise<void> => {
  const { method = 'GET', path } = ask;
  const answer = await pool.request({
    method,
    path,
    headers: { ...headers, ...ask.headers },
    body: ask.body ?? null,
  });
  const bytes = await answer.body.arrayBuffer();
  if (answer.statusCode >= 300) throw refusal(ask, answer.statusCode, Buffer.from(bytes).toString());
};

/**
 * Units per second and in total, over so many connections, each of which sends its next request after the response.
 * @param next the number of the next unit, never repeated
 * @throws Error for a status other than 2xx
 */
export const loaded = async (
  { url, headers, unit }: Load,
  { connections, seconds, next }: { connections: number; seconds: number; next: () => number },
): Promise<{ perSecond: number; done: number }> => {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const since = performance.now();
  const end = since + seconds * 1000;
  let done = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      for (const ask of unit(next())) await send(pool, headers, ask);
      done += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, caller));
    return { perSecond: (done * 1000) / (performance.now() - since), done };
  } finally {
    await pool.close();
  }
};
