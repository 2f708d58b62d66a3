import type { Visitor } from '../../tests/helpers/visitor.ts';

const must = async (answer: Response): Promise<void> => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`);
};

/**
 * Milliseconds of each sequential request, from sending to the last byte of the response, after a tenth as many warm-up
 * requests.
 * @param call receives the number of the request; @throws Error for a status other than 2xx
 */
export const timed = async (count: number, call: (index: number) => Promise<Response>): Promise<number[]> => {
  const samples: number[] = [];
  const warmUp = Math.ceil(count / 10);
  for (let index = 0; index < warmUp + count; index += 1) {
    const since = performance.now();
    await must(await call(index));
    if (index >= warmUp) samples.push(performance.now() - since);
  }
  return samples;
};

/** Requests per second with so many concurrent callers, each sending the next request after the response. */
export const throughput = async (
  callers: number,
  count: number,
  call: () => Promise<Response>,
): Promise<number> => {
  const since = performance.now();
  let left = count;
  const caller = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await must(await call());
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (count * 1000) / (performance.now() - since);
};

/** The response's body; @throws Error for a status other than 2xx */
export const bodyOf = async <T>(visitor: Visitor, path: string): Promise<T> => {
  const answer = await visitor.get(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};
