// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import { accessLog } from './accessLog.ts';
import { accountGuess } from './accountGuess.ts';
import { agreement } from './agreement.ts';
import { aiCall } from './aiCall.ts';
import { aiReading } from './aiReading.ts';
import { aiUsage } from './aiUsage.ts';
import { apiToken } from './apiToken.ts';
import { appUser } from './appUser.ts';
import { arrivalApplication } from './arrivalApplication.ts';
import { arrivalRule } from './arrivalRule.ts';
import { arrivalRun } from './arrivalRun.ts';
import { article } from './article.ts';
import { articleAddress } from './articleAddress.ts';
import { articleCluster } from './articleCluster.ts';
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
import { clusterAction } from './clusterAction.ts';
import { clusterArticle } from './clusterArticle.ts';
import { clusterDecision } from './clusterDecision.ts';
import { clusterWaiting } from './clusterWaiting.ts';
import { collectProgress } from './collectProgress.ts';
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
import { nationCode } from './nationCode.ts';
import { notification } from './notification.ts';
import { outboxMessage } from './outboxMessage.ts';
import { passwordLink } from './passwordLink.ts';
import { post } from './post.ts';
import { postComment } from './postComment.ts';
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
import { spentToken } from './spentToken.ts';
import { storageSample } from './storageSample.ts';
import { storedFile } from './storedFile.ts';
import { storedText } from './storedText.ts';
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

/** Every table by its SQL name. */
export const tables = {
  access_log: accessLog,
  account_guess: accountGuess,
  agreement,
  ai_call: aiCall,
  ai_reading: aiReading,
  ai_usage: aiUsage,
  api_token: apiToken,
  app_user: appUser,
  arrival_application: arrivalApplication,
  arrival_rule: arrivalRule,
  arrival_run: arrivalRun,
  article,
  article_address: articleAddress,
  article_cluster: articleCluster,
  article_label: articleLabel,
  article_memo: articleMemo,
  article_passage: articlePassage,
  article_repair: articleRepair,
  authority_group: authorityGroup,
  authority_menu: authorityMenu,
  authority_user: authorityUser,
  batch_edit: batchEdit,
  board_ip: boardIp,
  board_mail: boardMail,
  board_mail_recipient: boardMailRecipient,
  board_post: boardPost,
  briefing_pick: briefingPick,
  certification,
  change_history: changeHistory,
  cluster_action: clusterAction,
  cluster_article: clusterArticle,
  cluster_decision: clusterDecision,
  cluster_waiting: clusterWaiting,
  collect_progress: collectProgress,
  common_code: commonCode,
  daily_briefing: dailyBriefing,
  daily_briefing_entry: dailyBriefingEntry,
  document,
  error_log: errorLog,
  feature_extraction_dict: featureExtractionDict,
  feed_reread: feedReread,
  feed_visit: feedVisit,
  keyword_change: keywordChange,
  keyword_month: keywordMonth,
  label_article: labelArticle,
  label_version: labelVersion,
  language_code: languageCode,
  list_import: listImport,
  list_import_batch: listImportBatch,
  log_mark: logMark,
  login_attempt: loginAttempt,
  login_log: loginLog,
  media,
  media_feed: mediaFeed,
  media_merge: mediaMerge,
  media_write_reason: mediaWriteReason,
  menu,
  nation_code: nationCode,
  notification,
  outbox_message: outboxMessage,
  password_link: passwordLink,
  post,
  post_comment: postComment,
  post_read: postRead,
  post_recipient: postRecipient,
  privacy_log: privacyLog,
  related_issue: relatedIssue,
  related_issue_dict: relatedIssueDict,
  report_run: reportRun,
  report_template: reportTemplate,
  report_template_section: reportTemplateSection,
  retention_rule: retentionRule,
  retention_run: retentionRun,
  saved_view: savedView,
  search_history: searchHistory,
  search_synonym: searchSynonym,
  search_word: searchWord,
  server_process: serverProcess,
  shared_site: sharedSite,
  sign_in_address: signInAddress,
  spent_token: spentToken,
  storage_sample: storageSample,
  stored_file: storedFile,
  stored_text: storedText,
  user_group: userGroup,
  user_session: userSession,
  user_setting: userSetting,
  watch,
  watch_hit: watchHit,
  watch_message: watchMessage,
  watch_mute: watchMute,
  watch_told: watchTold,
  watch_waiting: watchWaiting,
  web_hook: webHook,
  web_hook_delivery: webHookDelivery,
  web_hook_sent: webHookSent,
};

export { accessLog, accountGuess, agreement, aiCall, aiReading, aiUsage, apiToken, appUser, arrivalApplication, arrivalRule, arrivalRun, article, articleAddress, articleCluster, articleLabel, articleMemo, articlePassage, articleRepair, authorityGroup, authorityMenu, authorityUser, batchEdit, boardIp, boardMail, boardMailRecipient, boardPost, briefingPick, certification, changeHistory, clusterAction, clusterArticle, clusterDecision, clusterWaiting, collectProgress, commonCode, dailyBriefing, dailyBriefingEntry, document, errorLog, featureExtractionDict, feedReread, feedVisit, keywordChange, keywordMonth, labelArticle, labelVersion, languageCode, listImport, listImportBatch, logMark, loginAttempt, loginLog, media, mediaFeed, mediaMerge, mediaWriteReason, menu, nationCode, notification, outboxMessage, passwordLink, post, postComment, postRead, postRecipient, privacyLog, relatedIssue, relatedIssueDict, reportRun, reportTemplate, reportTemplateSection, retentionRule, retentionRun, savedView, searchHistory, searchSynonym, searchWord, serverProcess, sharedSite, signInAddress, spentToken, storageSample, storedFile, storedText, userGroup, userSession, userSetting, watch, watchHit, watchMessage, watchMute, watchTold, watchWaiting, webHook, webHookDelivery, webHookSent };
