export function sideBySide<Job extends { slots: number }, Result>(
  jobs: readonly Job[],
  slots: number,
  work: (job: Job) => Promise<Result>,
): Promise<Result[]>;
