import { runCommand } from '../onServerOrFolder.ts';
import { migrateCommand } from './migrate.ts';

await runCommand(() => migrateCommand(process.argv.slice(2)));
