import cliProgress from 'cli-progress';
import { grouped } from '#contract/countText.ts';

export interface ProgressBar {
  update(bytesRead: number, stored: number): void;
  stop(): void;
}

const none: ProgressBar = { update: () => {}, stop: () => {} };

/** A progress bar on standard error if it is a terminal; none in a log. */
export const progressBar = (name: string, size: number): ProgressBar => {
  if (!process.stderr.isTTY) return none;
  const bar = new cliProgress.SingleBar(
    {
      format: `${name} {bar} {percentage}% · 저장 {stored}건 · 남은 시간 {eta_formatted}`,
      hideCursor: true,
      clearOnComplete: true,
      stream: process.stderr,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(size, 0, { stored: 0 });
  return {
    update: (bytesRead, stored) => bar.update(Math.min(bytesRead, size), { stored: grouped(stored) }),
    stop: () => bar.stop(),
  };
};
