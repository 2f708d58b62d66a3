export function sideBySide<Job extends { slots: number }, Result>(
  jobs: readonly Job[],
  slots: number,
  work: (job: Job, slots: number) => Promise<Result>,
  isReady?: (job: Job) => boolean,
): Promise<Result[]>;
