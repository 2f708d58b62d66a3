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
import { StartProblem } from '../settings/startProblem.ts';

const markFile = (dataDir: string): string => join(dataDir, 'restore-unfinished.json');

/** The targets that an unfinished restore has begun to fill: only those may be emptied by the next attempt. */
export interface RestoreMark {
  /** Source of the restore. */
  source: string;
  /** Identifies the file store. */
  files: string;
  /** Whether the restore created the embedded database of the folder. */
  embedded: boolean;
}

/** Marks a data folder as being restored, before anything else is written to it. */
export const markRestore = (dataDir: string, restore: RestoreMark): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mark = openSync(markFile(dataDir), 'w', 0o600);
  writeFileSync(mark, JSON.stringify({ ...restore, since: new Date().toISOString() }));
  fsyncSync(mark);
  closeSync(mark);
};

/** Removes the mark after a complete restore. */
export const endRestore = (dataDir: string): void => rmSync(markFile(dataDir), { force: true });

export const isBeingRestored = (dataDir: string): boolean => existsSync(markFile(dataDir));

/** Content of the mark; empty if there is none, or if writing it was interrupted. */
export const restoreIn = (dataDir: string): Partial<RestoreMark> => {
  try {
    return JSON.parse(readFileSync(markFile(dataDir), 'utf8')) as RestoreMark;
  } catch {
    return {};
  }
};

/** @throws StartProblem if a restore has not finished */
export const refuseUnfinishedFolder = (dataDir: string): void => {
  if (isBeingRestored(dataDir))
    throw new StartProblem(
      `데이터 폴더 ${dataDir}에 백업을 복원하다가 끝나지 않았습니다. 같은 복원 명령을 다시 실행해 주세요.`,
    );
};
