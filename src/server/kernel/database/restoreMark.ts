import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../startProblem.ts';

const markFile = (dataDir: string): string => join(dataDir, 'restore-unfinished.json');

/** What an unfinished restore has begun to fill: only that may be emptied by the next try. */
export interface RestoreMark {
  /** What it comes from. */
  source: string;
  /** Names the store of files. */
  files: string;
  /** Whether the embedded database of the folder is its work. */
  embedded: boolean;
}

/** Marks a data folder as one into which a backup is being restored: before anything else of it is written. */
export const markRestore = (dataDir: string, restore: RestoreMark): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mark = openSync(markFile(dataDir), 'w', 0o600);
  writeFileSync(mark, JSON.stringify({ ...restore, since: new Date().toISOString() }));
  fsyncSync(mark);
  closeSync(mark);
};

/** Takes the mark away: all of the backup is there. */
export const endRestore = (dataDir: string): void => rmSync(markFile(dataDir), { force: true });

export const isBeingRestored = (dataDir: string): boolean => existsSync(markFile(dataDir));

/** What the mark says; nothing where there is none, or one that was cut off as it was written. */
export const restoreIn = (dataDir: string): Partial<RestoreMark> => {
  try {
    return JSON.parse(readFileSync(markFile(dataDir), 'utf8')) as RestoreMark;
  } catch {
    return {};
  }
};

/** @throws StartProblem where a restore has not come to its end */
export const refuseUnfinishedFolder = (dataDir: string): void => {
  if (isBeingRestored(dataDir))
    throw new StartProblem(
      `데이터 폴더 ${dataDir}에 백업을 복원하다가 끝나지 않았습니다. 같은 복원 명령을 다시 실행해 주세요.`,
    );
};
