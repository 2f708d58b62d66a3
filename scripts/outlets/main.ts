import { parseArgs } from 'node:util';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { refreshStatistics } from '#server/kernel/database/indexUpkeep.ts';
import { countryCode } from '#server/kernel/text/isoCodes.ts';
import {
  canonicalAddresses,
  type OutletOutcome,
  type OutletStore,
  outletStore,
} from '#server/modules/outlets/index.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { environment } from '../../src/server/kernel/settings/environment.ts';
import { runProgram, StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from '../admin/calledAs.ts';
import { callServer } from '../admin/callServer.ts';
import { onFolder } from '../admin/onServerOrFolder.ts';
import { importLists } from './importLists.ts';

const usage = [
  `사용법: ${calledAs('outlets', 'outlets')} <목록 파일…> [--country <ISO 두 글자>] [--report=<보고서 파일>]`,
  '매체 목록을 등록합니다. NDJSON(.gz도 가능)이나 CSV이고 domain, name, url, country, languages, rss를 읽습니다.',
  '이미 등록된 매체는 빈 항목만 채웁니다. 여러 번 실행해도 두 번 등록하지 않습니다.',
  '--country는 목록에도 도메인에도 국가가 없는 매체의 국가입니다.',
].join('\n');

const output = {
  say: (line: string) => process.stdout.write(`${line}\n`),
  complain: (line: string) => process.stderr.write(`${line}\n`),
};

const argumentsOf = () => {
  try {
    return parseArgs({
      options: { report: { type: 'string' }, country: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartProblem(usage);
  }
};

const run = async (): Promise<boolean> => {
  const { values, positionals } = argumentsOf();
  const ntnId = values.country === undefined ? null : countryCode(values.country);
  if (!positionals.length) throw new StartProblem(usage);
  if (values.country !== undefined && ntnId === null)
    throw new StartProblem(`국가는 ISO 3166-1의 두 글자로 적어 주세요. (${values.country})`);
  if (values.report !== undefined && positionals.length > 1)
    throw new StartProblem('보고서 파일을 지정할 때는 목록을 하나씩 가져와 주세요.');
  const importInto = (store: OutletStore) =>
    importLists(positionals, store, output, { ntnId, report: values.report });
  return onFolder(environment(process.env), {
    ours: async () => {
      await insertBaseData();
      await canonicalAddresses();
      const allOpened = await importInto(outletStore(ourCatalogue));
      await refreshStatistics();
      return allOpened;
    },
    held: (holder) =>
      importInto({
        storeBatch: (outlets, listName) =>
          callServer<OutletOutcome[]>(holder, '/outlet-import/batch', { outlets, listName }),
      }),
  });
};

await runProgram(async () => {
  process.exitCode = (await run()) ? 0 : 1;
});
