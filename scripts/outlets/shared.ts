import { parseArgs } from 'node:util';
import { mappingNamed } from '#server/modules/collection/index.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { environment } from '../../src/server/kernel/settings/environment.ts';
import { runProgram, StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from '../admin/calledAs.ts';
import { onFolder } from '../admin/onServerOrFolder.ts';
import { repairShared } from './repairShared.ts';

const usage = [
  `사용법: ${calledAs('outlets:shared', 'shared-outlets')} [기사 파일…] [--mapping <연결 규칙>] [--apply]`,
  '뉴스 포털처럼 여러 매체가 함께 쓰는 주소 때문에 한 매체로 몰린 기사를 찾아 제 매체로 옮깁니다.',
  '기사 파일(NDJSON, 피드)을 주면 거기에 적힌 매체명으로 기사를 옮기고, 없으면 공용 주소를 가진 매체만 찾습니다.',
  '--apply 없이 실행하면 무엇이 바뀔지만 보여 줍니다. 사람이 고친 기사는 옮기지 않습니다.',
].join('\n');

const held = '서버가 이 데이터 폴더를 쓰고 있습니다. 서버를 멈춘 뒤 다시 실행해 주세요.';

const output = {
  say: (line: string) => process.stdout.write(`${line}\n`),
  complain: (line: string) => process.stderr.write(`${line}\n`),
};

const argumentsOf = () => {
  try {
    return parseArgs({
      options: { apply: { type: 'boolean', default: false }, mapping: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartProblem(usage);
  }
};

await runProgram(async () => {
  const { values, positionals } = argumentsOf();
  const mapping = values.mapping === undefined ? undefined : mappingNamed(values.mapping);
  const allOpened = await onFolder(environment(process.env), {
    ours: async () => {
      await insertBaseData();
      return repairShared(positionals, output, { isApplied: values.apply, mapping });
    },
    held: () => Promise.reject(new StartProblem(held)),
  });
  process.exitCode = allOpened ? 0 : 1;
});
