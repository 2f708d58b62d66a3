const names: Record<string, string> = { postgres: 'PostgreSQL', pglite: '내장 데이터베이스' };

/** Display name of the database engine. */
export const engineText = (engine: string): string => names[engine] ?? engine;
