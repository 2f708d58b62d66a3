// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import type { EntitySpec } from '#contract/entity.ts';
import { accessLog } from './accessLog.ts';
import { aiCall } from './aiCall.ts';
import { apiToken } from './apiToken.ts';
import { approvalRequest } from './approvalRequest.ts';
import { archivedArticle } from './archivedArticle.ts';
import { arrivalRule } from './arrivalRule.ts';
import { article } from './article.ts';
import { authorityGroup } from './authorityGroup.ts';
import { authorityMenu } from './authorityMenu.ts';
import { authorityUser } from './authorityUser.ts';
import { boardIp } from './boardIp.ts';
import { boardPost } from './boardPost.ts';
import { changeHistory } from './changeHistory.ts';
import { cluster } from './cluster.ts';
import { clusterArticle } from './clusterArticle.ts';
import { comment } from './comment.ts';
import { commonCode } from './commonCode.ts';
import { dailyBriefing } from './dailyBriefing.ts';
import { dailyBriefingEntry } from './dailyBriefingEntry.ts';
import { document } from './document.ts';
import { errorLog } from './errorLog.ts';
import { featureExtractionDict } from './featureExtractionDict.ts';
import { feedVisit } from './feedVisit.ts';
import { languageCode } from './languageCode.ts';
import { loginLog } from './loginLog.ts';
import { media } from './media.ts';
import { mediaFeed } from './mediaFeed.ts';
import { mediaWriteReason } from './mediaWriteReason.ts';
import { menu } from './menu.ts';
import { myPage } from './myPage.ts';
import { nationCode } from './nationCode.ts';
import { outboxMessage } from './outboxMessage.ts';
import { post } from './post.ts';
import { postRecipient } from './postRecipient.ts';
import { privacyLog } from './privacyLog.ts';
import { relatedIssue } from './relatedIssue.ts';
import { relatedIssueDict } from './relatedIssueDict.ts';
import { reportTemplate } from './reportTemplate.ts';
import { reportTemplateSection } from './reportTemplateSection.ts';
import { retentionRule } from './retentionRule.ts';
import { searchSynonym } from './searchSynonym.ts';
import { sharedSite } from './sharedSite.ts';
import { signUp } from './signUp.ts';
import { sns } from './sns.ts';
import { thinkTank } from './thinkTank.ts';
import { user } from './user.ts';
import { userGroup } from './userGroup.ts';
import { webHook } from './webHook.ts';

/** Every entity by its name, except those internal to the server. */
export const resources: Record<string, EntitySpec> = {
  accessLog,
  aiCall,
  apiToken,
  approvalRequest,
  archivedArticle,
  arrivalRule,
  article,
  authorityGroup,
  authorityMenu,
  authorityUser,
  boardIp,
  boardPost,
  changeHistory,
  cluster,
  clusterArticle,
  comment,
  commonCode,
  dailyBriefing,
  dailyBriefingEntry,
  document,
  errorLog,
  featureExtractionDict,
  feedVisit,
  languageCode,
  loginLog,
  media,
  mediaFeed,
  mediaWriteReason,
  menu,
  myPage,
  nationCode,
  outboxMessage,
  post,
  postRecipient,
  privacyLog,
  relatedIssue,
  relatedIssueDict,
  reportTemplate,
  reportTemplateSection,
  retentionRule,
  searchSynonym,
  sharedSite,
  signUp,
  sns,
  thinkTank,
  user,
  userGroup,
  webHook,
};
