// The final output of npm test.
import { closingLine } from './tally.mjs';

/** Width on a terminal: Korean characters take two columns. */
const width = (text) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) >= 0x1100 ? 2 : 1), 0);
const left = (text, columns) => text + ' '.repeat(Math.max(0, columns - width(text)));
const right = (text, columns) => ' '.repeat(Math.max(0, columns - width(text))) + text;

const seconds = (ms) => (ms / 1000).toFixed(1);

/**
 * A line for each part: name, seconds by the clock and of the processor, and counts; the whole run last. The machine and
 * what else it does change the former much more than the latter.
 */
export function table(results, wholeMs, sum) {
  const line = (name, ms, processorMs, counts) =>
    `${left(name, 10)}${right(seconds(ms), 8)}초${right(seconds(processorMs), 10)}초  ${closingLine(counts)}`;
  const processorMs = results.reduce((all, result) => all + result.processorMs, 0);
  return [
    `${left('', 10)}${right('시계', 10)}${right('프로세서', 12)}`,
    ...results.map((result) => line(result.part.name, result.ms, result.processorMs, result.counts)),
    line('전체', wholeMs, processorMs, sum),
  ].join('\n');
}

/** The slowest tests of all parts. */
export function slowest(results, most = 30) {
  return results
    .flatMap(({ part, durations }) =>
      durations.map(({ test, ms }) => ({ ms, line: `${part.name}: ${test}` })),
    )
    .sort((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ ms, line }) => `${right(seconds(ms), 8)}초  ${line}`)
    .join('\n');
}
