// The programs of dist/server, and their Node options.
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

// the size of the young generation can only be limited from here: tuneHeap.ts
const nursery = '--max-semi-space-size=16';

const flags = { main: [nursery], worker: [nursery] };

/** Node arguments that run a program of dist/server. */
export const programArguments = (name) => [...(flags[name] || []), `dist/server/${name}.js`];

/** Runs a program of dist/server with a compile cache for the next start. Resolves with its exit code. */
export function runProgram(node, name, args = []) {
  const env = { ...process.env };
  env.NODE_COMPILE_CACHE ||= join(root, 'node_modules/.cache/compiled');
  return run(node, [...programArguments(name), ...args], env);
}
