/** Processor time that this thread has used, in milliseconds. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const text = JSON.stringify(Array.from({ length: 2_000 }, (_, n) => ({ n, word: `word ${n}`, list: [n] })));

/** Processor time of a piece of work that is always the same: how fast this machine is at the moment. */
const fixedWork = (): number => {
  const before = used();
  for (let turn = 0; turn < 60; turn += 1) JSON.parse(text);
  return used() - before;
};

/** Milliseconds of the fixed work on the machine on which the tests' bounds were chosen. */
const referenceMs = 30;

/**
 * What so much processor time of this thread would be on the machine on which the tests' bounds were chosen: a slower
 * or shared processor needs more of it for the same work.
 * @param ms milliseconds of processor time, measured just before
 */
export const onReferenceMachine = (ms: number): number => ms * Math.min(1, referenceMs / fixedWork());

/**
 * Processor time of this thread for some work, in milliseconds of the reference machine: neither other activity of the
 * machine nor its speed makes it longer.
 */
export const processorTime = (work: () => unknown): number => {
  const before = used();
  work();
  return onReferenceMachine(used() - before);
};

interface TimedSteps<Result> {
  result: Result;
  longest: number;
  whole: number;
}

const timed = <Result>(steps: Generator<undefined, Result, undefined>): TimedSteps<Result> => {
  const began = used();
  let longest = 0;
  for (;;) {
    const before = used();
    const step = steps.next();
    longest = Math.max(longest, used() - before);
    if (!step.done) continue;
    const whole = onReferenceMachine(used() - began);
    return { result: step.value, longest: onReferenceMachine(longest), whole };
  }
};

/** How often work is measured that seems to take too long: a garbage collection falls into one run, its cost into each. */
export const maxRuns = 3;

/**
 * The result of work in steps; its processor time, and that of the longest step, in milliseconds of the reference
 * machine. Work with a step beyond the bound is measured up to three times, and the last counts.
 */
export const timedSteps = <Result>(
  bound: number,
  work: () => Generator<undefined, Result, undefined>,
): TimedSteps<Result> => {
  let measured = timed(work());
  for (let run = 1; run < maxRuns && measured.longest > bound; run += 1) measured = timed(work());
  return measured;
};
