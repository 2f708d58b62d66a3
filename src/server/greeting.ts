import type { Environment } from '#server/kernel/settings/environment.ts';
import { demoAccounts } from '#server/modules/accounts/index.ts';

/** Where to read codes and links that are not sent for lack of a mail or SMS server; empty if both are configured. */
const unsent = ({ demo, smtpUrl, smsUrl }: Environment): string[] => {
  if (!demo || (smtpUrl && smsUrl)) return [];
  const what = smtpUrl ? '문자를' : smsUrl ? '메일을' : '메일과 문자를';
  return [
    '',
    `  ${what} 보내지 않습니다. 인증코드와 비밀번호 설정 주소는 관리자로 로그인해 로그 > 발송함에서 직접 전합니다.`,
  ];
};

/** The message after the start: the address, and with DEMO=1 the accounts. */
export const greeting = (environment: Environment, port: number): string => {
  const address = `http://${environment.host === '127.0.0.1' ? 'localhost' : environment.host}:${port}`;
  const accounts = environment.demo
    ? [
        '',
        '  체험 계정',
        ...demoAccounts.map(({ eml, pswd, about }) => `    ${eml.padEnd(22)} ${pswd.padEnd(14)} ${about}`),
      ]
    : [];
  return ['', `  ${environment.brandName}`, `  ${address}`, ...accounts, ...unsent(environment), '', ''].join(
    '\n',
  );
};
