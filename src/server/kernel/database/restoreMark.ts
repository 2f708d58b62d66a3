import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../startProblem.ts';

const markFile = (dataDir: string): string => join(dataDir, 'restore-unfinished.json');

/** Marks a data folder as one into which a backup is being restored: before anything else of it is written. */
export const markRestore = (dataDir: string, source: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mark = openSync(markFile(dataDir), 'w', 0o600);
  writeFileSync(mark, JSON.stringify({ source, since: new Date().toISOString() }));
  fsyncSync(mark);
  closeSync(mark);
};

/** Takes the mark away: all of the backup is there. */
export const endRestore = (dataDir: string): void => rmSync(markFile(dataDir), { force: true });

export const isBeingRestored = (dataDir: string): boolean => existsSync(markFile(dataDir));

/** @throws StartProblem where a restore has not come to its end */
export const refuseUnfinishedFolder = (dataDir: string): void => {
  if (isBeingRestored(dataDir))
    throw new StartProblem(
      `데이터 폴더 ${dataDir}에 백업을 복원하다가 끝나지 않았습니다. 같은 복원 명령을 다시 실행해 주세요.`,
    );
};
