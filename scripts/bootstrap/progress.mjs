// Progress output of the bootstrap.

/** Ends the command with one sentence and exit code 1. */
export class Stop extends Error {}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)}초`;

/** Runs `work`, printing a line before and one after it with the elapsed time; the result false means failure. */
export async function step(name, work) {
  const since = Date.now();
  console.log(`▶ ${name} …`);
  const result = await work();
  console.log(`${result === false ? '✖' : '✔'} ${name} (${seconds(since)})`);
  return result;
}

/**
 * Runs a whole command; a Stop is printed as its sentence on stderr, any other error is a bug and printed with its
 * stack.
 */
export async function command(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Stop ? `✖ ${error.message}` : error);
    process.exitCode = 1;
  }
}
