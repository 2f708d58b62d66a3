/** Names of actors that are not users. */
export const actorNames: Readonly<Record<string, string>> = { SYSTEM: '시스템', AI: 'AI' };
