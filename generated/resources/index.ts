// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import type { EntitySpec } from '#contract/entity.ts';
import { accessLog } from './accessLog.ts';
import { accountGuess } from './accountGuess.ts';
import { agreement } from './agreement.ts';
import { aiCall } from './aiCall.ts';
import { aiReading } from './aiReading.ts';
import { aiUsage } from './aiUsage.ts';
import { apiToken } from './apiToken.ts';
import { approvalRequest } from './approvalRequest.ts';
import { archivedArticle } from './archivedArticle.ts';
import { arrivalApplication } from './arrivalApplication.ts';
import { arrivalRule } from './arrivalRule.ts';
import { arrivalRun } from './arrivalRun.ts';
import { article } from './article.ts';
import { articleAddress } from './articleAddress.ts';
import { articleLabel } from './articleLabel.ts';
import { articleMemo } from './articleMemo.ts';
import { articlePassage } from './articlePassage.ts';
import { articleRepair } from './articleRepair.ts';
import { authorityGroup } from './authorityGroup.ts';
import { authorityMenu } from './authorityMenu.ts';
import { authorityUser } from './authorityUser.ts';
import { batchEdit } from './batchEdit.ts';
import { boardIp } from './boardIp.ts';
import { boardMail } from './boardMail.ts';
import { boardMailRecipient } from './boardMailRecipient.ts';
import { boardPost } from './boardPost.ts';
import { briefingPick } from './briefingPick.ts';
import { certification } from './certification.ts';
import { changeHistory } from './changeHistory.ts';
import { cluster } from './cluster.ts';
import { clusterAction } from './clusterAction.ts';
import { clusterArticle } from './clusterArticle.ts';
import { clusterDecision } from './clusterDecision.ts';
import { clusterWaiting } from './clusterWaiting.ts';
import { collectProgress } from './collectProgress.ts';
import { comment } from './comment.ts';
import { commonCode } from './commonCode.ts';
import { dailyBriefing } from './dailyBriefing.ts';
import { dailyBriefingEntry } from './dailyBriefingEntry.ts';
import { document } from './document.ts';
import { errorLog } from './errorLog.ts';
import { featureExtractionDict } from './featureExtractionDict.ts';
import { feedReread } from './feedReread.ts';
import { feedVisit } from './feedVisit.ts';
import { keywordChange } from './keywordChange.ts';
import { keywordMonth } from './keywordMonth.ts';
import { labelArticle } from './labelArticle.ts';
import { labelVersion } from './labelVersion.ts';
import { languageCode } from './languageCode.ts';
import { listImport } from './listImport.ts';
import { listImportBatch } from './listImportBatch.ts';
import { logMark } from './logMark.ts';
import { loginAttempt } from './loginAttempt.ts';
import { loginLog } from './loginLog.ts';
import { media } from './media.ts';
import { mediaFeed } from './mediaFeed.ts';
import { mediaMerge } from './mediaMerge.ts';
import { mediaWriteReason } from './mediaWriteReason.ts';
import { menu } from './menu.ts';
import { myPage } from './myPage.ts';
import { nationCode } from './nationCode.ts';
import { notification } from './notification.ts';
import { outboxMessage } from './outboxMessage.ts';
import { passwordLink } from './passwordLink.ts';
import { post } from './post.ts';
import { postRead } from './postRead.ts';
import { postRecipient } from './postRecipient.ts';
import { privacyLog } from './privacyLog.ts';
import { relatedIssue } from './relatedIssue.ts';
import { relatedIssueDict } from './relatedIssueDict.ts';
import { reportRun } from './reportRun.ts';
import { reportTemplate } from './reportTemplate.ts';
import { reportTemplateSection } from './reportTemplateSection.ts';
import { retentionRule } from './retentionRule.ts';
import { retentionRun } from './retentionRun.ts';
import { savedView } from './savedView.ts';
import { searchHistory } from './searchHistory.ts';
import { searchSynonym } from './searchSynonym.ts';
import { searchWord } from './searchWord.ts';
import { serverProcess } from './serverProcess.ts';
import { sharedSite } from './sharedSite.ts';
import { signInAddress } from './signInAddress.ts';
import { signUp } from './signUp.ts';
import { sns } from './sns.ts';
import { spentToken } from './spentToken.ts';
import { storageSample } from './storageSample.ts';
import { storedFile } from './storedFile.ts';
import { storedText } from './storedText.ts';
import { thinkTank } from './thinkTank.ts';
import { user } from './user.ts';
import { userGroup } from './userGroup.ts';
import { userSession } from './userSession.ts';
import { userSetting } from './userSetting.ts';
import { watch } from './watch.ts';
import { watchHit } from './watchHit.ts';
import { watchMessage } from './watchMessage.ts';
import { watchMute } from './watchMute.ts';
import { watchTold } from './watchTold.ts';
import { watchWaiting } from './watchWaiting.ts';
import { webHook } from './webHook.ts';
import { webHookDelivery } from './webHookDelivery.ts';
import { webHookSent } from './webHookSent.ts';

/** Every entity by its name. */
export const resources: Record<string, EntitySpec> = {
  accessLog,
  accountGuess,
  agreement,
  aiCall,
  aiReading,
  aiUsage,
  apiToken,
  approvalRequest,
  archivedArticle,
  arrivalApplication,
  arrivalRule,
  arrivalRun,
  article,
  articleAddress,
  articleLabel,
  articleMemo,
  articlePassage,
  articleRepair,
  authorityGroup,
  authorityMenu,
  authorityUser,
  batchEdit,
  boardIp,
  boardMail,
  boardMailRecipient,
  boardPost,
  briefingPick,
  certification,
  changeHistory,
  cluster,
  clusterAction,
  clusterArticle,
  clusterDecision,
  clusterWaiting,
  collectProgress,
  comment,
  commonCode,
  dailyBriefing,
  dailyBriefingEntry,
  document,
  errorLog,
  featureExtractionDict,
  feedReread,
  feedVisit,
  keywordChange,
  keywordMonth,
  labelArticle,
  labelVersion,
  languageCode,
  listImport,
  listImportBatch,
  logMark,
  loginAttempt,
  loginLog,
  media,
  mediaFeed,
  mediaMerge,
  mediaWriteReason,
  menu,
  myPage,
  nationCode,
  notification,
  outboxMessage,
  passwordLink,
  post,
  postRead,
  postRecipient,
  privacyLog,
  relatedIssue,
  relatedIssueDict,
  reportRun,
  reportTemplate,
  reportTemplateSection,
  retentionRule,
  retentionRun,
  savedView,
  searchHistory,
  searchSynonym,
  searchWord,
  serverProcess,
  sharedSite,
  signInAddress,
  signUp,
  sns,
  spentToken,
  storageSample,
  storedFile,
  storedText,
  thinkTank,
  user,
  userGroup,
  userSession,
  userSetting,
  watch,
  watchHit,
  watchMessage,
  watchMute,
  watchTold,
  watchWaiting,
  webHook,
  webHookDelivery,
  webHookSent,
};
