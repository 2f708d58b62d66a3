import { runCommand } from '../onServerOrFolder.ts';
import { moveCommand } from './move.ts';

await runCommand(() => moveCommand(process.argv.slice(2)));
