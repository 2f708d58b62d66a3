// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import type { Form } from '#contract/validation.ts';
import { arrivalRuleInsert, arrivalRuleUpdate } from './arrivalRule.ts';
import { articleInsert, articleUpdate } from './article.ts';
import { authorityGroupInsert, authorityGroupUpdate } from './authorityGroup.ts';
import { boardIpInsert, boardIpUpdate } from './boardIp.ts';
import { boardPostInsert, boardPostUpdate } from './boardPost.ts';
import { commentInsert, commentUpdate } from './comment.ts';
import { commonCodeInsert, commonCodeUpdate } from './commonCode.ts';
import { dailyBriefingInsert, dailyBriefingUpdate } from './dailyBriefing.ts';
import { documentInsert } from './document.ts';
import { featureExtractionDictInsert, featureExtractionDictUpdate } from './featureExtractionDict.ts';
import { languageCodeInsert, languageCodeUpdate } from './languageCode.ts';
import { mediaInsert, mediaUpdate } from './media.ts';
import { mediaFeedInsert, mediaFeedUpdate } from './mediaFeed.ts';
import { menuInsert, menuUpdate } from './menu.ts';
import { myPageUpdate } from './myPage.ts';
import { nationCodeInsert, nationCodeUpdate } from './nationCode.ts';
import { postInsert, postUpdate } from './post.ts';
import { relatedIssueInsert, relatedIssueUpdate } from './relatedIssue.ts';
import { reportTemplateInsert, reportTemplateUpdate } from './reportTemplate.ts';
import { retentionRuleInsert, retentionRuleUpdate } from './retentionRule.ts';
import { searchSynonymInsert, searchSynonymUpdate } from './searchSynonym.ts';
import { sharedSiteInsert, sharedSiteUpdate } from './sharedSite.ts';
import { signUpInsert } from './signUp.ts';
import { userInsert, userUpdate } from './user.ts';
import { userGroupInsert, userGroupUpdate } from './userGroup.ts';
import { webHookInsert, webHookUpdate } from './webHook.ts';

/** The forms of each entity. */
export const validators: Record<string, { insert?: Form; update?: Form }> = {
  arrivalRule: { insert: arrivalRuleInsert, update: arrivalRuleUpdate },
  article: { insert: articleInsert, update: articleUpdate },
  authorityGroup: { insert: authorityGroupInsert, update: authorityGroupUpdate },
  boardIp: { insert: boardIpInsert, update: boardIpUpdate },
  boardPost: { insert: boardPostInsert, update: boardPostUpdate },
  comment: { insert: commentInsert, update: commentUpdate },
  commonCode: { insert: commonCodeInsert, update: commonCodeUpdate },
  dailyBriefing: { insert: dailyBriefingInsert, update: dailyBriefingUpdate },
  document: { insert: documentInsert },
  featureExtractionDict: { insert: featureExtractionDictInsert, update: featureExtractionDictUpdate },
  languageCode: { insert: languageCodeInsert, update: languageCodeUpdate },
  media: { insert: mediaInsert, update: mediaUpdate },
  mediaFeed: { insert: mediaFeedInsert, update: mediaFeedUpdate },
  menu: { insert: menuInsert, update: menuUpdate },
  myPage: { update: myPageUpdate },
  nationCode: { insert: nationCodeInsert, update: nationCodeUpdate },
  post: { insert: postInsert, update: postUpdate },
  relatedIssue: { insert: relatedIssueInsert, update: relatedIssueUpdate },
  reportTemplate: { insert: reportTemplateInsert, update: reportTemplateUpdate },
  retentionRule: { insert: retentionRuleInsert, update: retentionRuleUpdate },
  searchSynonym: { insert: searchSynonymInsert, update: searchSynonymUpdate },
  sharedSite: { insert: sharedSiteInsert, update: sharedSiteUpdate },
  signUp: { insert: signUpInsert },
  user: { insert: userInsert, update: userUpdate },
  userGroup: { insert: userGroupInsert, update: userGroupUpdate },
  webHook: { insert: webHookInsert, update: webHookUpdate },
};
