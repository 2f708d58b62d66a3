import {
  importList,
  type LineResult,
  type ListOptions,
  type OutletList,
  type OutletStore,
  openOutletList,
} from '#server/modules/outlets/index.ts';
import type { Output } from '../collect/collectFiles.ts';
import { progressBar } from '../collect/progressBar.ts';
import { openReport, reportPath, writeReport } from './report.ts';
import { count, emptyTally, type ListTally, listSummary } from './summary.ts';

async function* counted(
  results: AsyncIterable<LineResult[]>,
  tally: ListTally,
  onBatch: () => void,
): AsyncGenerator<LineResult[]> {
  for await (const batch of results) {
    for (const one of batch) count(tally, one);
    onBatch();
    yield batch;
  }
}

const importOne = async (
  list: OutletList,
  store: OutletStore,
  output: Output,
  { report, ...options }: ListOptions & { report: string },
): Promise<void> => {
  const file = await openReport(report);
  const bar = progressBar(list.name, list.size);
  const tally = emptyTally();
  const start = performance.now();
  try {
    const results = counted(importList(list, store, options), tally, () =>
      bar.update(list.bytesRead(), tally.outcomes.stored),
    );
    await writeReport(file, `${list.name} 매체 목록에서 가져온 결과`, results);
  } finally {
    bar.stop();
  }
  const seconds = (performance.now() - start) / 1000;
  for (const line of listSummary(list.name, tally, seconds)) output.say(line);
  output.say(`  보고서: ${report}`);
};

const opened = async (path: string, output: Output): Promise<OutletList | undefined> => {
  try {
    const { list, skipped } = await openOutletList(path);
    if (skipped) output.complain(`${path}: 건너뛰었습니다. ${skipped}`);
    if (list?.unknownColumns.length)
      output.complain(`${path}: 모르는 열은 읽지 않습니다. ${list.unknownColumns.join(', ')}`);
    return list;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    output.complain(`${path}: 파일을 열 수 없습니다. (${code})`);
    return undefined;
  }
};

/**
 * Imports lists of outlets one after another and prints the results.
 * @param report path of the report, if not beside the list
 * @returns whether all could be opened as lists
 */
export const importLists = async (
  paths: readonly string[],
  store: OutletStore,
  output: Output,
  { report, ...options }: ListOptions & { report?: string | undefined } = {},
): Promise<boolean> => {
  let allOpened = true;
  for (const path of paths) {
    const list = await opened(path, output);
    if (list) await importOne(list, store, output, { ...options, report: report ?? reportPath(path) });
    else allOpened = false;
  }
  return allOpened;
};
