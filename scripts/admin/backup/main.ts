import { runCommand } from '../onServerOrFolder.ts';
import { backupCommand } from './backup.ts';

await runCommand(() => backupCommand(process.argv.slice(2)));
