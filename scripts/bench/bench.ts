import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../tests/helpers/program.ts';
import { type Server, startServer } from '../../tests/helpers/server.ts';
import { articleFile } from './articleFile.ts';
import { collectInto } from './collectInto.ts';
import type { Figure } from './figures.ts';

/** Environment variables that locate a database: a data folder, or PostgreSQL. */
export type Place = Record<string, string>;

/** Shared by the measurements: a folder that is deleted after the run, and the imported articles, created once. */
export interface Bench {
  folder: string;
  say(line: string): void;
  articles(): Promise<{ path: string; name: string }>;
  /** A data folder with only base data and demo accounts. */
  preparedFolder(): Promise<string>;
  /** A data folder with the demo data of `npm start`. */
  demoFolder(): Promise<string>;
  /** A data folder that also contains the articles. */
  importedFolder(): Promise<string>;
}

/** A group of figures: `npm run bench -- <name>` runs it alone. */
export interface Measure {
  name: string;
  /** Not part of a full run: it repeats other measurements, or takes much more time or resources. */
  isByNameOnly?: boolean;
  run(bench: Bench): Promise<Figure[]>;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Runs `work` with a server on this database, and stops it afterwards. */
export const withServer = async <T>(place: Place, work: (server: Server) => Promise<T>): Promise<T> => {
  const server = await startServer(place, { isMeasured: true });
  try {
    return await work(server);
  } finally {
    await server.stop();
    await server.remove();
  }
};

export const withBench = async <T>(
  say: (line: string) => void,
  work: (bench: Bench) => Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const articles = once(() => articleFile(folder, say));
  const preparedFolder = once(async () => {
    const prepared = join(folder, 'prepared');
    await withServer({ DATA_DIR: prepared }, async () => {});
    return prepared;
  });
  const demoFolder = once(async () => {
    const demo = join(folder, 'demo');
    say('  시연 자료를 넣습니다 …');
    runProgram('seed', [], { DATA_DIR: demo, DEMO: '1', PASSWORD_HASH_COST: '10' });
    return demo;
  });
  const importedFolder = once(async () => {
    const imported = join(folder, 'imported');
    cpSync(await preparedFolder(), imported, { recursive: true });
    await collectInto({ DATA_DIR: imported }, (await articles()).path);
    return imported;
  });
  try {
    return await work({ folder, say, articles, preparedFolder, demoFolder, importedFolder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
