/** Names of actors that are no person. */
export const actorNames: Readonly<Record<string, string>> = { SYSTEM: '시스템', AI: 'AI' };
