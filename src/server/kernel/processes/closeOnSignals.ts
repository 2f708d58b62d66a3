import type { FastifyBaseLogger } from 'fastify';

/**
 * Ignores errors of stdout and stderr: messages at the start may fail to be written – a full disk, a closed pipe –
 * which is no reason to end the process.
 */
export const ignoreOutputErrors = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

/** Seconds that a process has to close once it accepts no new work; SIGKILL should follow two seconds later. */
export const closingSeconds = 28;

interface ClosingOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Seconds after which the process ends even if work is pending: a store or a database may never answer. */
  maxSeconds: (signal: NodeJS.Signals) => number;
}

/**
 * Ends the process at SIGINT or SIGTERM: with 0 when `close` has finished, with 1 if it failed or took too long.
 * Further signals are ignored until then: npm forwards the signal that the terminal has already sent, which would
 * interrupt the closing.
 */
export const closeOnSignals = (
  close: (signal: NodeJS.Signals) => Promise<void>,
  { log, maxSeconds }: ClosingOptions,
): void => {
  let isClosing = false;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'closing');
    const seconds = maxSeconds(signal);
    setTimeout(() => {
      log.error({ signal, seconds }, 'closing took too long and was broken off');
      process.exit(1);
    }, seconds * 1_000);
    try {
      await close(signal);
    } catch (err) {
      log.error({ err }, 'closing failed');
      process.exit(1);
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
};
