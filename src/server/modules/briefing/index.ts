/** The daily briefing: collecting items, composing and publishing. */

export { briefingFacts, briefingMail } from './briefingMail.ts';
export { nextEdition } from './nextEdition.ts';
export { mayCompose, mayEditBriefing, mayReadBriefings } from './policies/dailyBriefings.ts';
export { shownOfKinds } from './shownRecords.ts';
