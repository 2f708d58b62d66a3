import type { SetupStepState } from '#generated/types/setupCalls.ts';
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

/** An installation whose setup has not been declared complete. */
export interface UnfinishedSetup {
  /** Whether this start made the first administrator. */
  isNew: boolean;
  steps: Pick<SetupStepState, 'area' | 'state' | 'words'>[];
}

const stepLines = (heading: string, steps: UnfinishedSetup['steps']): string[] =>
  steps.length ? ['', `  ${heading}`, ...steps.map(({ area, words }) => `    ${area}: ${words}`)] : [];

/** How to go on with an installation: who signs in, what it came with, and what is left to decide. */
const setupLines = ({ isNew, steps }: UnfinishedSetup, { admin }: Environment): string[] => [
  '',
  ...(isNew && admin
    ? [
        '  새로 설치했습니다. 이 주소를 브라우저에서 열고',
        `  ${admin.email} 계정과 ADMIN_PASSWORD에 적은 비밀번호로 로그인해 주세요.`,
        '  새 비밀번호를 정하면, 남은 일을 하나씩 안내하는 ‘시작하기’ 화면이 열립니다.',
      ]
    : ['  아직 설치를 마치지 않았습니다. 관리자로 로그인하면 남은 일을 ‘시작하기’ 화면이 안내합니다.']),
  ...stepLines(
    '준비된 것',
    steps.filter(({ state }) => state === 'good'),
  ),
  ...stepLines(
    '남은 일',
    steps.filter(({ state }) => state !== 'good'),
  ),
];

/**
 * The message after the start: the address, with DEMO=1 the accounts, and how to go on with an installation.
 * @param setup undefined: its setup is complete
 */
export const greeting = (environment: Environment, port: number, setup?: UnfinishedSetup): string => {
  const address = `http://${environment.host === '127.0.0.1' ? 'localhost' : environment.host}:${port}`;
  const accounts = environment.demo
    ? [
        '',
        '  체험 계정',
        ...demoAccounts.map(({ eml, pswd, about }) => `    ${eml.padEnd(22)} ${pswd.padEnd(14)} ${about}`),
      ]
    : [];
  return [
    '',
    `  ${environment.brandName}`,
    `  ${address}`,
    ...accounts,
    ...(setup ? setupLines(setup, environment) : []),
    ...unsent(environment),
    '',
    '',
  ].join('\n');
};
