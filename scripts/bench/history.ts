import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type KeptFigure, renderHistory, type State } from './historyTable.ts';
import { folder, root } from './writeFigures.ts';

/** Maximum number of commits side by side. */
const maxCommits = 5;

interface Kept {
  measuredAt: string;
  figures: KeptFigure[];
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });

const stateOf = (label: string, text: string): State => {
  const { measuredAt, figures } = JSON.parse(text) as Kept;
  return { label, day: measuredAt.slice(0, 10), figures };
};

/** The last versions of a measure's file, oldest first; an uncommitted version in the folder comes last. */
const statesOf = (measure: string): State[] => {
  const file = join(folder, `${measure}.json`);
  const path = `docs/bench/${measure}.json`;
  const hashes = git('log', `-${maxCommits}`, '--format=%h', '--diff-filter=AM', '--', path)
    .split('\n')
    .filter(Boolean);
  const committed = hashes.toReversed().map((hash) => [hash, git('show', `${hash}:${path}`)] as const);
  const here = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const isNew = here !== undefined && here !== committed.at(-1)?.[1];
  const texts = isNew ? [...committed, ['지금', here] as const] : committed;
  return texts.slice(-maxCommits).map(([label, text]) => stateOf(label, text));
};

/** Measures with stored figures. */
const keptMeasures = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'));

/**
 * The figures of the last commits side by side, one table per measure.
 * @param wanted if empty: all with figures
 * @throws Error for a name without figures
 */
export const historyOf = (wanted: readonly string[]): string => {
  const known = keptMeasures();
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length)
    throw new Error(`${unknown.join(', ')}: 남은 수치가 없습니다. 가능한 것: ${known.join(', ')}`);
  return (wanted.length ? wanted : known)
    .map((name) => `▶ ${name}\n${renderHistory(statesOf(name))}`)
    .join('\n\n');
};
