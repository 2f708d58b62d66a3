import {
  type ArticleStore,
  collect,
  type Mapping,
  type OpenedSource,
  openSource,
  type Tally,
} from '#server/modules/collection/index.ts';
import { progressBar } from './progressBar.ts';
import { fileSummary, totalSummary } from './summary.ts';

export interface Output {
  say(line: string): void;
  complain(line: string): void;
}

const opened = async (
  path: string,
  mapping: Mapping | undefined,
  output: Output,
): Promise<OpenedSource | null> => {
  try {
    return await openSource(path, mapping);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    output.complain(`${path}: 파일을 열 수 없습니다. (${code})`);
    return null;
  }
};

/** Collects the files one after another and prints the results. @returns whether all could be opened */
export const collectFiles = async (
  paths: readonly string[],
  store: ArticleStore,
  output: Output,
  mapping?: Mapping,
): Promise<boolean> => {
  const tallies: Tally[] = [];
  let allOpened = true;
  for (const path of paths) {
    const file = await opened(path, mapping, output);
    if (!file) {
      allOpened = false;
      continue;
    }
    const { source, skipped } = file;
    if (!source) {
      output.say(`${path}: 건너뛰었습니다. ${skipped}`);
      continue;
    }
    const bar = progressBar(source.name, source.size);
    const start = performance.now();
    try {
      const { tally, resumedFrom } = await collect(source, store, {
        onProgress: (bytesRead, { stored }) => bar.update(bytesRead, stored),
      });
      bar.stop();
      const seconds = (performance.now() - start) / 1000;
      for (const line of fileSummary({
        name: source.name,
        tally,
        resumedFrom,
        seconds,
        notes: source.notes(),
      }))
        output.say(line);
      tallies.push(tally);
    } finally {
      bar.stop();
    }
  }
  if (tallies.length > 1) output.say(totalSummary(tallies));
  return allOpened;
};
