import { runCommand } from '../onServerOrFolder.ts';
import { restoreCommand } from './restore.ts';

await runCommand(() => restoreCommand(process.argv.slice(2)));
