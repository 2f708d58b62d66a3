import { badRequest } from '#server/kernel/failure.ts';
import { threads } from '#server/kernel/processes/threads.ts';
import type { OutletTable } from './outletTable.ts';

/** What the thread answers: the table, or why it cannot be read, in Korean. */
export type ReadTable = { table: OutletTable; refused?: never } | { refused: string; table?: never };

/** Limits per file: 10,000 lines take about a second. */
const bounds = { time: 4_000, heap: 512 };

const read = threads<Uint8Array, ReadTable>('modules/outlets/import/readOutletTable.worker', 1, bounds);

/**
 * `readOutletTable` in a thread, so that no file holds up the server.
 * @throws Failure 400 also for a file that exceeds the limits
 */
export const readTableInThread = async (content: Buffer): Promise<OutletTable> => {
  const { answer, exceeded } = await read(content);
  if (exceeded) throw badRequest('파일이 너무 복잡해 읽지 못했습니다. 나누거나 CSV로 저장해 올려 주세요.');
  if (answer.refused !== undefined) throw badRequest(answer.refused);
  return answer.table;
};
