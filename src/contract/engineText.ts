const names: Record<string, string> = { postgres: 'PostgreSQL', pglite: '내장 데이터베이스' };

/** What people call the database that the product runs on. */
export const engineText = (engine: string): string => names[engine] ?? engine;
