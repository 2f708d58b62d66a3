import { machineHeader } from '#server/kernel/access/machine.ts';
import type { LockHolder } from '#server/kernel/database/lock.ts';
import { serverAddress } from '#server/kernel/http/serverAddress.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';

/**
 * Calls the running server, because only it has the data folder open.
 * @throws StartProblem with the server's own sentence if it refuses
 */
export const callServer = async <T>(holder: LockHolder, path: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json', [machineHeader]: holder.secret };
  const response = await fetch(serverAddress(holder, `/api${path}`), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const answer = (await response.json().catch(() => ({}))) as { data?: T; message?: string };
  if (response.ok && answer.data !== undefined) return answer.data;
  throw new StartProblem(
    answer.message ??
      `실행 중인 서버가 처리하지 못했습니다 (${response.status}). 서버의 기록을 확인해 주세요.`,
  );
};
