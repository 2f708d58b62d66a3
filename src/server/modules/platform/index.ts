/**
 * Base of all other modules: menus, codes, documents and settings; notifications, mail and text messages; logs and base
 * data. Only the module of stored files is below it.
 */

export { insertBaseData } from './baseData/insertBaseData.ts';
export { baseMenus } from './baseData/menus.ts';
export { baseLanguages, baseNations } from './baseData/places.ts';
export { baseSharedSites } from './baseData/sharedSites.ts';
export { codesUnder } from './codes/commonCodeHandlers.ts';
export { enqueue, enqueueMail, type Message } from './delivery/enqueue.ts';
export { verifyMailServer } from './delivery/mailChannel.ts';
export { type MailedPaper, type MailFile, registerMailFiles } from './delivery/mailFiles.ts';
export { escaped, mailMarkup, mailText } from './delivery/mailText.ts';
export { registerSecretKind, type SecretKind, textToSend } from './delivery/secrets.ts';
export { currentDocuments, type DocumentKind } from './documents/currentDocuments.ts';
export {
  actorNames,
  outletActor,
  repairActor,
  repairUndoActor,
  rereadActor,
} from './history/nameTargets.ts';
export { isQuiet, vacuumKeywords } from './housekeeping/upkeep.ts';
export { announceHits, noticeChannel } from './notification/announce.ts';
export { markDecidedHandled } from './notification/markHandled.ts';
export { callersWhoMayOpen, type Target } from './notification/mayRead.ts';
export { type Notice, notify, rewordNotice } from './notification/notify.ts';
export { asCallers } from './notification/recipients.ts';
export { operationReport } from './operation/operationReport.ts';
export { readSetting, writeSetting } from './settings/userSettingHandlers.ts';
export { endSetup, isSetupEnded, unfinishedSteps } from './setup/setupHandlers.ts';
export { viewOf, visibleViews } from './views/savedViewHandlers.ts';
