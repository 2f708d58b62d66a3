// The programs of dist/server, and what Node is told when it runs them.
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

// where new objects are born can only be bounded from here: tuneHeap.ts
const nursery = '--max-semi-space-size=16';

const flags = { main: [nursery], worker: [nursery] };

/** Arguments of Node that run a program of dist/server. */
export const programArguments = (name) => [...(flags[name] || []), `dist/server/${name}.js`];

/** Runs a program of dist/server, its compiled code kept for the next start. Resolves with its exit code. */
export function runProgram(node, name, args = []) {
  const env = { ...process.env };
  env.NODE_COMPILE_CACHE ||= join(root, 'node_modules/.cache/compiled');
  return run(node, [...programArguments(name), ...args], env);
}
