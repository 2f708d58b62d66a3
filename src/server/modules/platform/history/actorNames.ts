/** The actor of what outlets changed in their own articles. */
export const outletActor = 'OUTLET';

/** Names of actors that are not users. */
export const actorNames: Readonly<Record<string, string>> = {
  SYSTEM: '시스템',
  AI: 'AI',
  [outletActor]: '매체가 고침',
};
