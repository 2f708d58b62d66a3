import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { csvOf } from '#server/kernel/export/csv.ts';
import type { Cell } from '#server/kernel/export/table.ts';
import { type LineResult, lineRemark } from '#server/modules/outlets/index.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';

const words: Record<LineResult['outcome'], string> = {
  stored: '등록',
  filled: '빈 항목 채움',
  known: '이미 등록됨',
  refused: '거부',
};
const cells = (result: LineResult): Cell[] => [
  result.line,
  result.domain,
  result.name,
  words[result.outcome],
  lineRemark(result),
  result.mediaId,
  result.feeds,
];

const columns = ['줄', '주소', '매체명', '결과', '설명', '매체 번호', '새 피드'].map((label) => ({
  label,
  width: 20,
}));

/** Default path of a list's report: beside the list. */
export const reportPath = (list: string): string =>
  join(dirname(list), `${basename(list).replace(/(\.ndjson|\.json|\.csv)?(\.gz)?$/i, '')}.report.csv`);

/** Opens the report file before anything is stored. @throws StartProblem */
export const openReport = async (path: string): Promise<WriteStream> => {
  const file = createWriteStream(path);
  try {
    await once(file, 'open');
    return file;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      `보고서를 쓸 수 없습니다: ${path} (${code}) --report=<파일>로 쓸 곳을 지정해 주세요. 아무것도 등록하지 않았습니다.`,
    );
  }
};

/** Writes the result for every line as a CSV for spreadsheets, as results arrive. */
export const writeReport = async (
  file: WriteStream,
  title: string,
  results: AsyncIterable<readonly LineResult[]>,
): Promise<void> => {
  const batches = (async function* () {
    for await (const batch of results) yield batch.map(cells);
  })();
  try {
    for await (const piece of csvOf({ preamble: [title], columns, batches }))
      if (!file.write(piece)) await once(file, 'drain');
  } finally {
    file.end();
    await once(file, 'close');
  }
};
