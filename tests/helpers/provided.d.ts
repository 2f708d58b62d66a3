import 'vitest';
import type { PgliteTemplates } from './template.ts';

declare module 'vitest' {
  /** Values that the global set-ups pass to test files by `inject`. */
  interface ProvidedContext {
    engine: 'pglite' | 'postgres';
    /** The embedded database also runs the tests that PostgreSQL runs otherwise. */
    isWholeOnPglite: boolean;
    pgliteTemplates: PgliteTemplates;
    /** Folder of the copies of this run. */
    pgliteCopies: string;
    postgresUrl: string;
  }
}
