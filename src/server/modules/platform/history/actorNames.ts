/** Who does things without being a person. */
export const actorNames: Readonly<Record<string, string>> = { SYSTEM: '시스템', AI: 'AI' };
