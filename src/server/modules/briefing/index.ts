/**
 * The daily briefing: what is put aside for it, composed and published.
 */

export { briefingFacts, briefingMail } from './briefingMail.ts';
export { nextEdition } from './nextEdition.ts';
export { keepsBriefing, mayCompose, mayReadBriefings } from './policies/dailyBriefings.ts';
export { shownOfKinds } from './shownRecords.ts';
