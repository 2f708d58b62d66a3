import { machineHeader } from '#server/kernel/access/machine.ts';
import type { LockHolder } from '#server/kernel/database/lock.ts';
import { StartProblem } from '#server/kernel/startProblem.ts';
import type { ArticleStore, Outcome, Progress } from '#server/modules/collection/index.ts';

const refused = (status: number): StartProblem =>
  new StartProblem(`실행 중인 서버가 수집을 받아 주지 않았습니다 (${status}). 서버의 기록을 확인해 주세요.`);

/** Stores through the running server, which alone holds the data folder. */
export const remoteStore = ({ port, secret }: LockHolder): ArticleStore => {
  const address = new URL('http://127.0.0.1');
  address.port = String(port);
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(new URL(`/api${path}`, address), {
      ...init,
      headers: { 'content-type': 'application/json', [machineHeader]: secret },
    });
    if (!response.ok) throw refused(response.status);
    return ((await response.json()) as { data: T }).data;
  };
  return {
    storeBatch: (items, progress) =>
      call<Outcome>('/collect/batch', { method: 'POST', body: JSON.stringify({ items, progress }) }),
    progressOf: async (source) => {
      const { progress } = await call<{ progress: Progress | null }>(
        `/collect/progress?${new URLSearchParams({ source }).toString()}`,
      );
      return progress;
    },
  };
};
