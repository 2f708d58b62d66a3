import { mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import { type FolderLock, FolderLocked, lockFolder } from '#server/kernel/database/lock.ts';
import { openFileStore } from '#server/kernel/files/fileStore.ts';
import { keepFilesPrivate } from '../../../src/server/kernel/database/dataFolder.ts';
import { type Environment, environment } from '../../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from '../calledAs.ts';
import { leftOutWords } from '../copy/leftOutWords.ts';
import type { Manifest } from './manifest.ts';
import { readWhole } from './readBackup.ts';
import { backupName, beforeUpgrades, momentIn, notNeeded, notNeededBeforeUpgrades } from './retention.ts';
import { type Seal, sealOf } from './seal.ts';
import { openSource } from './source.ts';
import { writeBackup } from './writeBackup.ts';

/** A completed backup, and the older ones deleted in its favour. */
export interface Made {
  path: string;
  bytes: number;
  seconds: number;
  manifest: Manifest;
  /** Why the servers could not be informed of it. */
  untold: string | undefined;
  dropped: string[];
}

/** Draft names are recognisable: the folder may contain other files, and drafts of other processes. */
const draftName = (): string => `.culture-press-${process.pid}.partial`;
const isDraft = (name: string): boolean => /^\.culture-press-\d+\.partial$/.test(name);

/** @throws StartProblem if another backup is being written there, or the folder is not writable */
const holdFolder = (folder: string): FolderLock => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderLocked)
      throw new StartProblem(`${folder}에 다른 백업을 쓰고 있습니다. 끝난 뒤에 다시 실행해 주세요.`);
    throw new StartProblem(
      `백업 폴더 ${folder}에 쓸 수 없습니다 (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}). 폴더의 권한과 남은 공간을 확인해 주세요.`,
      { cause: error },
    );
  }
};

/** The folder of a backup, and which of the backups in it are no longer needed. */
export interface Place {
  folder: string;
  notNeeded: (moments: readonly Date[]) => Date[];
}

/** The place of daily backups. */
const dailyPlace = (folder: string): Place => ({ folder, notNeeded });

/** Separate from the daily backups, of which the next one would replace it. */
export const placeBeforeUpgrade = (folder: string): Place => ({
  folder: beforeUpgrades(folder),
  notNeeded: notNeededBeforeUpgrades,
});

/** Deletes drafts of killed commands. */
const dropDrafts = async (folder: string): Promise<void> => {
  for (const name of (await readdir(folder)).filter(isDraft)) await rm(join(folder, name), { force: true });
};

const dropNotNeeded = async ({ folder, notNeeded }: Place): Promise<string[]> => {
  const found = (await readdir(folder)).flatMap((name) => {
    const at = momentIn(name);
    return at ? [{ name, at }] : [];
  });
  const gone = new Set(notNeeded(found.map(({ at }) => at)).map(Number));
  const dropped = found.filter(({ at }) => gone.has(at.getTime())).map(({ name }) => name);
  for (const name of dropped) await rm(join(folder, name), { force: true });
  return dropped;
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
};

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/**
 * Writes under a draft name, verifies by reading back, and only then renames: a file with the final name is complete.
 */
const writeChecked = async (
  given: Environment,
  folder: string,
  seal: Seal,
): Promise<Omit<Made, 'dropped'>> => {
  const began = performance.now();
  const source = await openSource(given);
  const draft = join(folder, draftName());
  try {
    const manifest = await writeBackup(draft, seal, source, openFileStore(given));
    await readWhole(draft, seal.open);
    const path = join(folder, backupName(new Date(manifest.at), seal.isSealed));
    await rename(draft, path);
    await syncFolder(folder);
    const { size: bytes } = await stat(path);
    const seconds = Math.ceil((performance.now() - began) / 1_000);
    const untold = await source.tell({ at: manifest.at, file: path, bytes, seconds });
    return { path, bytes, seconds, manifest, untold };
  } catch (error) {
    await rm(draft, { force: true });
    if (isFull(error))
      throw new StartProblem(
        `${folder}에 자리가 없어 백업하지 못했습니다. 쓰다 만 파일은 지웠고 앞의 백업은 그대로입니다. 자리를 늘린 뒤 다시 실행해 주세요.`,
        { cause: error },
      );
    throw error;
  } finally {
    await source.close();
  }
};

/** Backs up the product of the environment. @throws StartProblem with a sentence for the operator */
export const makeBackup = async (
  given: Environment,
  place: Place = dailyPlace(given.backup.folder),
): Promise<Made> => {
  keepFilesPrivate();
  const seal = await sealOf(given.backup);
  const lock = holdFolder(place.folder);
  try {
    await dropDrafts(place.folder);
    const made = await writeChecked(given, place.folder, seal);
    return { ...made, dropped: await dropNotNeeded(place) };
  } finally {
    lock.release();
  }
};

const usage = [
  `사용법: ${calledAs('admin:backup', 'backup')} [--to <폴더>] [--before-upgrade]`,
  '데이터베이스와 첨부 파일을 파일 하나로 백업합니다. 서버가 켜져 있어도 됩니다. 폴더는 --to, BACKUP_DIR, DATA_DIR/backups 순서로 정합니다.',
  '--before-upgrade를 붙이면 날마다 하는 백업과 섞이지 않게 그 아래 before-upgrades 폴더에 둡니다.',
].join('\n');

/** @throws StartProblem with the usage */
export const placeIn = (words: string[], folder: string): Place => {
  try {
    const { values } = parseArgs({
      args: words,
      options: { to: { type: 'string' }, 'before-upgrade': { type: 'boolean' } },
    });
    const to = values.to === undefined ? folder : resolve(values.to);
    return values['before-upgrade'] ? placeBeforeUpgrade(to) : dailyPlace(to);
  } catch {
    throw new StartProblem(usage);
  }
};

/** The message about a backup for the operator. */
export const backupMessage = ({ path, bytes, seconds, manifest, untold, dropped }: Made): string => {
  const { rows, files } = manifest;
  const count = rows.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `백업했습니다: ${path}`,
    `표 ${rows.length}개의 ${grouped(count)}행, 파일 ${grouped(files.count)}개를 ${byteText(bytes)}에 담고, 다시 읽어 온전한지 확인했습니다. ${grouped(seconds)}초 걸렸습니다.`,
  ];
  if (!path.endsWith('.age'))
    lines.push('암호로 잠그지 않았습니다. BACKUP_PASSPHRASE_FILE이나 BACKUP_RECIPIENT를 지정하면 잠급니다.');
  if (files.missing.length)
    lines.push(
      `주의: 첨부 파일 ${grouped(files.missing.length)}개가 파일 저장소에 없어 담지 못했습니다(${files.missing.slice(0, 3).join(', ')}). DATA_DIR이나 S3_BUCKET을 확인해 주세요.`,
    );
  if (untold)
    lines.push(
      `주의: 백업은 온전하지만 운영 현황에는 나오지 않습니다. 백업했다고 적지 못했습니다. ${untold}`,
    );
  lines.push(...leftOutWords('표', manifest.leftOut ?? [], '담지'));
  if (dropped.length) lines.push(`더 두지 않아도 되는 앞선 백업 ${dropped.length}개를 지웠습니다.`);
  return lines.join('\n');
};

/** Runs the command. */
export const backupCommand = async (words: string[]): Promise<{ message: string }> => {
  const given = environment(process.env);
  return { message: backupMessage(await makeBackup(given, placeIn(words, given.backup.folder))) };
};
