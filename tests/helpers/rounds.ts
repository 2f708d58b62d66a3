/**
 * Number of repetitions of a nondeterministic test: as many as a full run can bear, multiplied by ROUNDS to find rare
 * failures (`ROUNDS=20 npx vitest run --project api-postgres tests/api/mediaMerge.test.ts`).
 */
export const rounds = (usual: number): number => usual * Number(process.env['ROUNDS'] ?? 1);
