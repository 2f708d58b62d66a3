import type { Environment } from './environment.ts';
import { demoAccounts } from './features/accounts/demoAccounts.ts';

/** What a person reads when the product is up: where it is, and with DEMO=1 who can sign in. */
export const greeting = (environment: Environment, port: number): string => {
  const address = `http://${environment.host === '127.0.0.1' ? 'localhost' : environment.host}:${port}`;
  const accounts = environment.demo
    ? [
        '',
        '  체험 계정',
        ...demoAccounts.map(({ eml, pswd, about }) => `    ${eml.padEnd(22)} ${pswd.padEnd(14)} ${about}`),
      ]
    : [];
  return ['', `  ${environment.brandName}`, `  ${address}`, ...accounts, '', ''].join('\n');
};
