import { parseArgs } from 'node:util';
import { mappingNamed } from '#server/modules/collection/index.ts';
import { environment } from '../../src/server/kernel/settings/environment.ts';
import { runProgram, StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from '../admin/calledAs.ts';
import { collectFiles } from './collectFiles.ts';
import { withStore } from './withStore.ts';

const usage = [
  `사용법: ${calledAs('collect', 'collect')} <파일…> [--mapping <연결 규칙>]`,
  'NDJSON(.gz도 가능)과 RSS·Atom·RDF·JSON Feed 파일의 기사를 가져옵니다. 중단되면 다시 실행할 때 이어서 합니다.',
].join('\n');

const output = {
  say: (line: string) => process.stdout.write(`${line}\n`),
  complain: (line: string) => process.stderr.write(`${line}\n`),
};

const run = async (): Promise<boolean> => {
  const { values, positionals } = parseArgs({
    options: { mapping: { type: 'string' } },
    allowPositionals: true,
  });
  if (!positionals.length) throw new StartProblem(usage);
  const mapping = values.mapping === undefined ? undefined : mappingNamed(values.mapping);
  return withStore(environment(process.env), (store) => collectFiles(positionals, store, output, mapping));
};

await runProgram(async () => {
  process.exitCode = (await run()) ? 0 : 1;
});
