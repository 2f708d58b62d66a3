import 'vitest';

declare module 'vitest' {
  /** Values that the global set-ups pass to test files by `inject`. */
  interface ProvidedContext {
    engine: 'pglite' | 'postgres';
    /** The embedded database also runs the tests that PostgreSQL runs otherwise. */
    isWholeOnPglite: boolean;
    pgliteDumps: { prepared: string; empty: string };
    postgresUrl: string;
  }
}
