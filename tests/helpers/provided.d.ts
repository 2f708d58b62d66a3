import 'vitest';

declare module 'vitest' {
  /** What the global set-ups hand to test files by `inject`. */
  interface ProvidedContext {
    engine: 'pglite' | 'postgres';
    /** The embedded database runs what PostgreSQL does otherwise. */
    isWholeOnPglite: boolean;
    pgliteDumps: { prepared: string; empty: string };
    postgresUrl: string;
  }
}
