import { inject } from 'vitest';

/** Whether this is the embedded database's run of a test file that runs on PostgreSQL too. */
export const isSecondEngine = (): boolean => inject('engine') === 'pglite' && !inject('isWholeOnPglite');
