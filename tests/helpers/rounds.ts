/**
 * How often a test repeats what may go one way or another: as often as a run of everything can bear, and ROUNDS times
 * that for who looks for what is rare (`ROUNDS=20 npx vitest run --project api-postgres tests/api/mediaMerge.test.ts`).
 */
export const rounds = (usual: number): number => usual * Number(process.env['ROUNDS'] ?? 1);
