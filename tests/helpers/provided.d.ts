import 'vitest';

declare module 'vitest' {
  /** What the global set-ups hand to test files by `inject`. */
  interface ProvidedContext {
    engine: 'pglite' | 'postgres';
    pgliteDumps: { prepared: string; empty: string };
    postgresUrl: string;
  }
}
