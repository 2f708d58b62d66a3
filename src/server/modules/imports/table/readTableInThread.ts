import { stat } from 'node:fs/promises';
import { badRequest } from '#server/kernel/failure.ts';
import { threads } from '#server/kernel/processes/threads.ts';
import type { TableHead, TableTask } from './readTable.ts';

/** What the thread answers: the table, or why it cannot be read, in Korean. */
export type ReadTable = { table: TableHead; refused?: never } | { refused: string; table?: never };

/** Milliseconds of processor time: 10,000 lines, and a megabyte, take less than a second. */
const bounds = { time: 4_000, heap: 768 };
const timePerMegabyte = 500;

const read = threads<TableTask, ReadTable>('modules/imports/table/readTable.worker', 1, bounds);

/**
 * `readTable` in a thread, so that no file holds up the server.
 * @throws Failure 400 also for a file that exceeds the limits
 */
export const readTableInThread = async (task: TableTask): Promise<TableHead> => {
  const { size } = await stat(task.path);
  const time = bounds.time + (size / 1024 ** 2) * timePerMegabyte;
  const { answer, exceeded } = await read(task, { ...bounds, time });
  if (exceeded) throw badRequest('파일이 너무 복잡해 읽지 못했습니다. 나누거나 CSV로 저장해 올려 주세요.');
  if (answer.refused !== undefined) throw badRequest(answer.refused);
  return answer.table;
};
