/** The daily briefing: collecting items, composing and publishing. */

export { briefingFacts, briefingMail } from './briefingMail.ts';
export { insertEdition } from './dailyBriefingHandlers.ts';
export { mayCompose, mayEditBriefing, mayReadBriefings, nextEdition } from './policies/dailyBriefings.ts';
export { editionDocument } from './report/editionDocument.ts';
export { shownOfKinds } from './shownRecords.ts';
export { addAsRoomAllows } from './tray/briefingTrayHandlers.ts';
