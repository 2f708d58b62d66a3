import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A reason why the product cannot start: one sentence, or one line per problem.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** Runs a program. Of a `StartProblem` its message is printed, without a stack, and the exit code is 1. */
export const runProgram = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};

/** Another program is already listening on the address. */
export class PortTaken extends StartProblem {
  constructor(host: string, port: number, variable = 'PORT') {
    super(
      `${host}:${port} 포트를 다른 프로그램이 사용하고 있습니다. 그 프로그램을 끝내거나 ${variable}에 다른 번호를 지정해 주세요.`,
    );
  }
}

/** Names of the variables for the address to listen on. */
export interface AddressVariables {
  host: string;
  port: string;
}

const mainAddress: AddressVariables = { host: 'HOST', port: 'PORT' };

/**
 * The cause of an error of `listen`, as a sentence if known.
 * @returns the problem, or the original error if it is not about the address
 */
export function listenProblem(error: unknown, host: string, port: number, variables = mainAddress): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EADDRINUSE') return new PortTaken(host, port, variables.port);
  if (code === 'EACCES')
    return new StartProblem(
      `${port}번 포트를 열 권한이 없습니다. ${variables.port}에 1024 이상의 번호를 지정해 주세요.`,
    );
  if (code === 'EADDRNOTAVAIL')
    return new StartProblem(`이 컴퓨터에 ${host} 주소가 없습니다. ${variables.host} 값을 확인해 주세요.`);
  return error;
}

/**
 * Listens briefly, so that a port in use is reported before anything is stored. `port` 0 is always free.
 * @throws StartProblem as listenProblem
 */
export async function requireFreePort(host: string, port: number, variables = mainAddress): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw listenProblem(error, host, port, variables);
  }
  probe.close();
  await once(probe, 'close');
}
