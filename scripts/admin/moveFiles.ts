import { grouped } from '#contract/countText.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { copyFiles } from '#server/kernel/files/copyFiles.ts';
import { openFileStore } from '#server/kernel/files/fileStore.ts';
import { foreignStore, pairingOfStore, pairStore, switchToStore } from '#server/kernel/files/storeMark.ts';
import { livingProcesses } from '#server/kernel/processes/ownProcess.ts';
import { environment } from '../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from './calledAs.ts';
import { runCommand } from './onServerOrFolder.ts';

const usage = [
  `사용법: ${calledAs('admin:move-files', 'move-files')} <folder|s3> [--finish]`,
  '첨부 파일을 다른 저장소에 옮겨 담고 하나하나 다시 읽어 비교합니다. 원래 저장소의 파일은 그대로 둡니다.',
  'FILES_STORE에는 지금 쓰는 저장소를 두고, 옮길 저장소의 설정(DATA_DIR 또는 S3_…)도 함께 지정해 주세요.',
  '서버가 켜져 있어도 됩니다. 다 옮긴 뒤 서버를 모두 멈추고 --finish를 붙여 한 번 더 실행하면, 그사이 들어온 파일까지 옮기고 원래 저장소로는 서버가 시작하지 않게 합니다.',
  '중간에 끊기면 같은 명령을 다시 실행해 주세요. 이미 옮긴 파일은 비교만 하고 넘어갑니다.',
].join('\n');

/** Number of files between two progress lines. */
const toldEvery = 500;

const counted = (files: number): string => `${grouped(files)}개`;

/** @throws StartProblem with the usage */
const readWords = ([target, ...more]: string[]): { target: 'folder' | 's3'; isLast: boolean } => {
  const isLast = more[0] === '--finish';
  if (more.length > (isLast ? 1 : 0) || (target !== 'folder' && target !== 's3'))
    throw new StartProblem(usage);
  return { target, isLast };
};

/** @throws StartProblem if a running server could store a file in the old place */
const requireNoServer = async (): Promise<void> => {
  const servers = (await livingProcesses()).filter(({ kndCd }) => kndCd === 'server');
  if (servers.length)
    throw new StartProblem(
      `서버가 아직 켜져 있습니다: ${servers.map(({ hostNm }) => hostNm).join(', ')}. 모두 멈춘 뒤 다시 실행해 주세요. 강제로 멈춘 서버는 1분 30초 동안 켜진 것으로 보입니다.`,
    );
};

await runCommand(async () => {
  const { target, isLast } = readWords(process.argv.slice(2));
  const given = environment(process.env);
  if (given.filesStore === target)
    throw new StartProblem(`FILES_STORE가 이미 ${target}입니다. 지금 쓰는 저장소를 지정해 주세요.`);
  const from = openFileStore(given);
  const to = openFileStore(environment({ ...process.env, FILES_STORE: target }));
  await to.prepare();
  const database = await openDatabase(given);
  try {
    return await withDatabase(database, async () => {
      if (isLast) await requireNoServer();
      if ((await pairingOfStore(from)) !== 'own') throw new StartProblem(foreignStore(from));
      const { files, before } = await copyFiles(from, to, ({ files: soFar }) => {
        if (soFar % toldEvery === 0) process.stdout.write(`${counted(soFar)}를 옮겨 담았습니다.\n`);
      });
      // last: before this, no server starts with an incomplete set of files
      await (isLast ? switchToStore(to) : pairStore(to));
      const message = [
        `파일 ${counted(files)}가 ${to.place}에 있고, 내용이 모두 같습니다(이미 있던 것 ${counted(before)}).`,
        isLast
          ? `이제 모든 서버를 FILES_STORE=${target}로 시작해 주세요. 원래 저장소의 설정으로는 시작하지 않습니다.`
          : '서버를 모두 멈추고 --finish를 붙여 한 번 더 실행해 주세요.',
      ].join('\n');
      return { message };
    });
  } finally {
    await database.close();
  }
});
