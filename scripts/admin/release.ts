import { patterns } from '#contract/patterns.ts';
import type { Done } from '#generated/types/accountCalls.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { releaseAccount } from '#server/modules/accounts/index.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from './calledAs.ts';
import { onServerOrFolder, runCommand } from './onServerOrFolder.ts';

const usage = [
  `사용법: ${calledAs('admin:release', 'admin release')} <이메일>`,
  '비밀번호를 여러 번 틀려 잠겼거나 오래 로그인하지 않아 휴면이 된 계정을 다시 엽니다.',
].join('\n');

await runCommand(async () => {
  const [eml = '', ...more] = process.argv.slice(2);
  if (more.length || !new RegExp(patterns.email, 'u').test(eml)) throw new StartProblem(usage);
  return onServerOrFolder<Done>({
    path: '/account/release',
    body: { eml },
    perform: () => releaseAccount(ourCatalogue, eml),
  });
});
