import { patterns } from '#contract/patterns.ts';
import type { Done } from '#generated/types/accountCalls.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { allowAddress } from '#server/modules/accounts/index.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from './calledAs.ts';
import { onServerOrFolder, runCommand } from './onServerOrFolder.ts';

const usage = [
  `사용법: ${calledAs('admin:allow-ip', 'admin allow-ip')} <IP>`,
  '관리자 화면을 열 수 있는 주소를 더합니다. IP는 주소(203.0.113.7), CIDR(203.0.113.0/24), 범위(203.0.113.1~203.0.113.9)로 적습니다.',
].join('\n');

await runCommand(async () => {
  const [ip = '', ...more] = process.argv.slice(2);
  if (more.length || !new RegExp(patterns.ip, 'u').test(ip)) throw new StartProblem(usage);
  return onServerOrFolder<Done>({
    path: '/boardauthorized/allow',
    body: { ip },
    perform: () => allowAddress(ourCatalogue, ip),
  });
});
