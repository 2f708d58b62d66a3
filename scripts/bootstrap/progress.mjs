// What a person sees while things are made ready.

/** Ends the command with one sentence and exit code 1. */
export class Stop extends Error {}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)}초`;

/** Runs `work` between a line that it began and one that it is done, with the time it took; false is failure. */
export async function step(name, work) {
  const since = Date.now();
  console.log(`▶ ${name} …`);
  const result = await work();
  console.log(`${result === false ? '✖' : '✔'} ${name} (${seconds(since)})`);
  return result;
}

/** Runs a whole command; a Stop becomes its sentence on stderr, any other error is ours and shows its stack. */
export async function command(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Stop ? `✖ ${error.message}` : error);
    process.exitCode = 1;
  }
}
