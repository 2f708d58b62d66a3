// The final output of npm test.
import { closingLine } from './tally.mjs';

/** Width on a terminal: Korean characters take two columns. */
const width = (text) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) >= 0x1100 ? 2 : 1), 0);
const left = (text, columns) => text + ' '.repeat(Math.max(0, columns - width(text)));
const right = (text, columns) => ' '.repeat(Math.max(0, columns - width(text))) + text;

const seconds = (ms) => (ms / 1000).toFixed(1);

/** A line for each part: name, seconds and counts; the whole run last. */
export function table(results, wholeMs, sum) {
  const line = (name, ms, counts) => `${left(name, 10)}${right(seconds(ms), 8)}초  ${closingLine(counts)}`;
  return [
    ...results.map(({ part, ms, counts }) => line(part.name, ms, counts)),
    line('전체', wholeMs, sum),
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
