// The project's folder. Everything in scripts/bootstrap is plain JavaScript for older Nodes, without packages.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
