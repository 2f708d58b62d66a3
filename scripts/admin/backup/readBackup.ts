import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { tablesLike } from '#server/kernel/database/migrate.ts';
import { markName } from '#server/kernel/files/names.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { type ReadPart, readArchive } from './archive.ts';
import {
  filesFolder,
  format,
  type Head,
  head,
  headName,
  type Manifest,
  manifest,
  manifestName,
  rowsFolder,
} from './manifest.ts';
import type { Seal } from './seal.ts';

/** A file that is not a backup, or an incomplete one. */
export class BrokenBackup extends StartProblem {
  constructor(path: string, why: string, cause?: unknown) {
    super(`백업 파일 ${path}이(가) 온전하지 않습니다: ${why} 다른 날의 백업을 써 주세요.`, { cause });
  }
}

/**
 * Maximum bytes read into memory: a file of some kilobytes may decompress to any size. The head describes tables and
 * columns, the manifest each upload too.
 */
const maxBytes = { [headName]: 64 << 20, [manifestName]: 500 << 20 };

/** @throws Error if the part is longer than any that the product writes */
const textOf = async ({ name, size, content }: ReadPart, bytes: number): Promise<string> => {
  if (size > bytes) throw new Error(`${name} has ${size} bytes, more than ${bytes}.`);
  return new Response(content).text();
};

const newerFormat = (version: string): StartProblem =>
  new StartProblem(
    `더 새 버전(${version})이 만든 백업이라 읽을 수 없습니다. 그 버전의 프로그램으로 복원해 주세요.`,
  );

/** @throws StartProblem if the file has a newer version of the format */
const headIn = (path: string, text: string): Head => {
  const found = head.safeParse(JSON.parse(text));
  if (!found.success) throw new BrokenBackup(path, '제품의 백업이 아닙니다.');
  if (found.data.format > format) throw newerFormat(found.data.version);
  return found.data;
};

interface Seen {
  size: number;
  sha256: string;
}

const partsProblem = (told: Manifest['parts'], seen: ReadonlyMap<string, Seen>): string | undefined => {
  if (told.length !== seen.size) return `조각이 ${told.length}개여야 하는데 ${seen.size}개입니다.`;
  const wrong = told.find(({ name, size, sha256 }) => {
    const found = seen.get(name);
    return found?.size !== size || found.sha256 !== sha256;
  });
  return wrong && `조각 ${wrong.name}의 내용이 만들 때와 다릅니다.`;
};

const namesOf = (tables: readonly { schema: string; name: string }[]): string[] =>
  tables.map(rowsFolder).toSorted();

/** A contradiction within the manifest, or between it and the parts read before. */
const differenceOf = (told: Manifest, first: Head, seen: ReadonlyMap<string, Seen>): string | undefined => {
  if (!isDeepStrictEqual(head.parse(told), first)) return '처음에 적힌 내용과 끝에 적힌 내용이 다릅니다.';
  if (!isDeepStrictEqual(namesOf(told.tables), namesOf(told.rows)))
    return '표의 목록과 행 수의 목록이 다릅니다.';
  const files = [...seen.keys()].filter(
    (name) => name.startsWith(filesFolder) && name !== `${filesFolder}${markName}`,
  );
  if (files.length !== told.files.count)
    return `파일이 ${told.files.count}개여야 하는데 ${files.length}개입니다.`;
  return partsProblem(told.parts, seen);
};

/**
 * Reads a whole backup and compares every part with the manifest at its end.
 * @returns the manifest
 * @throws BrokenBackup, or StartProblem if it cannot be opened or comes from a newer version
 */
export const readWhole = async (path: string, open: Seal['open']): Promise<Manifest> => {
  const seen = new Map<string, Seen>();
  let first: Head | undefined;
  let told: Manifest | undefined;
  try {
    for await (const part of readArchive(path, open)) {
      const { name, size, content } = part;
      if (name === manifestName) {
        told = manifest.parse(JSON.parse(await textOf(part, maxBytes[manifestName])));
        continue;
      }
      const hash = createHash('sha256');
      if (name === headName) {
        const text = await textOf(part, maxBytes[headName]);
        first = headIn(path, text);
        hash.update(text);
      } else for await (const piece of content) hash.update(piece);
      if (seen.has(name)) throw new BrokenBackup(path, `조각 ${name}이(가) 두 번 들어 있습니다.`);
      seen.set(name, { size, sha256: hash.digest('hex') });
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new BrokenBackup(path, '중간이 바뀌었거나 끝이 잘렸습니다.', error);
  }
  if (!told) throw new BrokenBackup(path, '끝이 잘렸습니다.');
  if (!first) throw new BrokenBackup(path, '제품의 백업이 아닙니다.');
  if (told.format > format) throw newerFormat(told.version);
  const difference = differenceOf(told, first, seen);
  if (difference) throw new BrokenBackup(path, difference);
  return told;
};

/** @throws StartProblem if this version cannot create the backup's tables */
export const requireKnownTables = (path: string, { migrations, version }: Manifest): void => {
  const tables = tablesLike(migrations);
  if (tables === 'newer') throw newerFormat(version);
  if (tables === 'unknown')
    throw new BrokenBackup(path, '표를 만든 마이그레이션 기록이 제품의 것과 다릅니다.');
};
