// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import type { ListAnswer } from '#contract/list.ts';
import type { AccessLog, AccessLogItem } from '../types/accessLog.ts';
import type { AddressVerdict } from '../types/boardIpCalls.ts';
import type { AiCall, AiCallItem } from '../types/aiCall.ts';
import type { ApiToken, ApiTokenItem } from '../types/apiToken.ts';
import type { ApprovalRequest, ApprovalRequestItem } from '../types/approvalRequest.ts';
import type { ArchivedArticle, ArchivedArticleItem } from '../types/archivedArticle.ts';
import type { ArrivalApplicationItem } from '../types/arrivalApplication.ts';
import type { ArrivalRule, ArrivalRuleInsert, ArrivalRuleItem, ArrivalRuleUpdate } from '../types/arrivalRule.ts';
import type { ArrivalState, ArrivalTrial } from '../types/arrivalRuleCalls.ts';
import type { Article, ArticleInsert, ArticleItem, ArticleUpdate } from '../types/article.ts';
import type { ArticlePage, ArticleRevision, ArticleUrlCheck, FeatureGroups } from '../types/articleDeskCalls.ts';
import type { ArticleStatus, CollectionStatus } from '../types/monitoringCalls.ts';
import type { AuthorityGroup, AuthorityGroupInsert, AuthorityGroupItem, AuthorityGroupUpdate } from '../types/authorityGroup.ts';
import type { BatchIds, BatchPreviewItem, BatchResult, LastBatch, Repairs } from '../types/articleBatchCalls.ts';
import type { BoardCategory, MenuNode, MenuPlace } from '../types/menuCalls.ts';
import type { BoardIp, BoardIpInsert, BoardIpItem, BoardIpUpdate } from '../types/boardIp.ts';
import type { BoardPost, BoardPostInsert, BoardPostItem, BoardPostUpdate } from '../types/boardPost.ts';
import type { BriefingTray, FilledTray, TrayChange, TrayName } from '../types/briefingTrayCalls.ts';
import type { CertificationResult, CertificationSent } from '../types/verificationCalls.ts';
import type { ChangeHistory, ChangeHistoryItem } from '../types/changeHistory.ts';
import type { Cluster, ClusterItem } from '../types/cluster.ts';
import type { ClusterChoice, ClusterEdit, ClusterMemberItem, ClusterPlaces } from '../types/clusterCalls.ts';
import type { CodePlace, CodeReference } from '../types/commonCodeCalls.ts';
import type { Comment, CommentInsert, CommentUpdate } from '../types/comment.ts';
import type { CommonCode, CommonCodeInsert, CommonCodeItem, CommonCodeUpdate } from '../types/commonCode.ts';
import type { CountedItem, DailyCountItem } from '../types/statisticsCalls.ts';
import type { CurrentDocument } from '../types/documentCalls.ts';
import type { DailyBriefing, DailyBriefingInsert, DailyBriefingItem, DailyBriefingUpdate } from '../types/dailyBriefing.ts';
import type { DashboardOverview, DashboardSetting } from '../types/dashboardCalls.ts';
import type { DeletedMediaItem, MediaHistoryItem, MediaInfoCheck, MediaUrlCheck } from '../types/mediaCalls.ts';
import type { Document, DocumentInsert, DocumentItem } from '../types/document.ts';
import type { Done, PasswordLinkState } from '../types/accountCalls.ts';
import type { ErrorLog, ErrorLogItem } from '../types/errorLog.ts';
import type { FeatureExtractionDict, FeatureExtractionDictChoice, FeatureExtractionDictInsert, FeatureExtractionDictItem, FeatureExtractionDictUpdate } from '../types/featureExtractionDict.ts';
import type { FeedVisit, FeedVisitItem } from '../types/feedVisit.ts';
import type { FollowedCount, UnreadCounts } from '../types/readMarkCalls.ts';
import type { FoundItem, MarkedText, RelatedWord, RewrittenSearch, SearchFacets, SearchSpellings, SearchWords, SearchedItem, TrendingWordItem } from '../types/searchCalls.ts';
import type { HandedOver } from '../types/outboxCalls.ts';
import type { HookSecret, HookTest } from '../types/webHookCalls.ts';
import type { IdleTime, Session } from '../types/sessionCalls.ts';
import type { ImportFile, ImportRun } from '../types/listImportCalls.ts';
import type { ImportedSources, SourceCounts, SourceQuality, SourceReread, TriedSource, UnstartedSources } from '../types/mediaFeedCalls.ts';
import type { ImportedWords, WaitingArticles } from '../types/dictionaryCalls.ts';
import type { JobOverview } from '../types/jobCalls.ts';
import type { KeptArticleItem, MemoState, PassageMemo } from '../types/articleMemoCalls.ts';
import type { KeptSetting } from '../types/userSettingCalls.ts';
import type { KeptViews } from '../types/savedViewCalls.ts';
import type { LabelFacts, StoredLabel } from '../types/articleLabelCalls.ts';
import type { LanguageCode, LanguageCodeInsert, LanguageCodeItem, LanguageCodeUpdate } from '../types/languageCode.ts';
import type { LoginLog, LoginLogItem } from '../types/loginLog.ts';
import type { MachineReadingStatus } from '../types/machineReadingCalls.ts';
import type { MailLogItem, MailOutcome, MailPreview, MailRecipient } from '../types/boardMailCalls.ts';
import type { Media, MediaChoice, MediaInsert, MediaItem, MediaUpdate } from '../types/media.ts';
import type { MediaFeed, MediaFeedInsert, MediaFeedItem, MediaFeedUpdate } from '../types/mediaFeed.ts';
import type { MediaMerge } from '../types/mediaMerge.ts';
import type { Menu, MenuInsert, MenuUpdate } from '../types/menu.ts';
import type { MyPage, MyPageUpdate } from '../types/myPage.ts';
import type { NationCode, NationCodeChoice, NationCodeInsert, NationCodeItem, NationCodeUpdate } from '../types/nationCode.ts';
import type { NationNumber } from '../types/nationCodeCalls.ts';
import type { NoticeItem } from '../types/notificationCalls.ts';
import type { OperationOverview } from '../types/operationCalls.ts';
import type { OperationReport, Site } from '../types/siteCalls.ts';
import type { OutboxMessage, OutboxMessageItem } from '../types/outboxMessage.ts';
import type { OutletOutcome } from '../types/outletImportCalls.ts';
import type { OwnTokens } from '../types/apiTokenCalls.ts';
import type { Post, PostInsert, PostItem, PostUpdate } from '../types/post.ts';
import type { PostReaderItem } from '../types/commonBoardCalls.ts';
import type { PrivacyLog, PrivacyLogItem } from '../types/privacyLog.ts';
import type { RecordUse } from '../types/recordUseCalls.ts';
import type { RelatedIssue, RelatedIssueChoice, RelatedIssueInsert, RelatedIssueItem, RelatedIssueUpdate } from '../types/relatedIssue.ts';
import type { ReportItem } from '../types/boardPostCalls.ts';
import type { ReportRunItem } from '../types/reportRun.ts';
import type { ReportTemplate, ReportTemplateInsert, ReportTemplateItem, ReportTemplateUpdate } from '../types/reportTemplate.ts';
import type { ReportedSection, TriedSection } from '../types/reportTemplateCalls.ts';
import type { RestoredArticles, RetentionPreview, RetentionState } from '../types/retentionCalls.ts';
import type { RetentionRule, RetentionRuleInsert, RetentionRuleItem, RetentionRuleUpdate } from '../types/retentionRule.ts';
import type { SearchSynonym, SearchSynonymInsert, SearchSynonymItem, SearchSynonymUpdate } from '../types/searchSynonym.ts';
import type { SetupOverview } from '../types/setupCalls.ts';
import type { SharedSite, SharedSiteInsert, SharedSiteItem, SharedSiteUpdate } from '../types/sharedSite.ts';
import type { SignUp, SignUpInsert } from '../types/signUp.ts';
import type { Sns, SnsItem } from '../types/sns.ts';
import type { ThinkTank, ThinkTankItem } from '../types/thinkTank.ts';
import type { User, UserChoice, UserInsert, UserItem, UserUpdate } from '../types/user.ts';
import type { UserGroup, UserGroupChoice, UserGroupInsert, UserGroupItem, UserGroupUpdate } from '../types/userGroup.ts';
import type { WatchHistory, WatchPreview, WatchedViews } from '../types/watchCalls.ts';
import type { WebHook, WebHookInsert, WebHookItem, WebHookUpdate } from '../types/webHook.ts';
import type { WebHookDeliveryItem } from '../types/webHookDelivery.ts';

/** Filters, page, size and sort of a list, or the key of a detail. */
export type Query = Record<string, string | number | readonly (string | number)[] | undefined>;

/** Query, body and response of every call. */
export interface Calls {
  'GET /programloghistory-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<AccessLogItem>;
  };
  'GET /programloghistory-detail': {
    query: Query;
    body: undefined;
    answer: { data: AccessLog };
  };
  'GET /programloghistory-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /aicall-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<AiCallItem>;
  };
  'GET /aicall-detail': {
    query: Query;
    body: undefined;
    answer: { data: AiCall };
  };
  'GET /aicall-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /apitoken-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ApiTokenItem>;
  };
  'GET /apitoken-detail': {
    query: Query;
    body: undefined;
    answer: { data: ApiToken };
  };
  'DELETE /delete-apitoken': {
    query: Query;
    body: { tknId: number; mdfcnDt?: string };
    answer: { data: { tknId: number } };
  };
  'GET /apitoken-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /userapprovalrequest-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ApprovalRequestItem>;
  };
  'GET /userapprovalrequest-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /userapprovalrequest-detail': {
    query: Query;
    body: undefined;
    answer: { data: ApprovalRequest };
  };
  'GET /archivedarticle-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ArchivedArticleItem>;
  };
  'GET /archivedarticle-detail': {
    query: Query;
    body: undefined;
    answer: { data: ArchivedArticle };
  };
  'GET /archivedarticle-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /arrivalapplication-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ArrivalApplicationItem>;
  };
  'GET /arrivalapplication-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /arrivalrule-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ArrivalRuleItem>;
  };
  'GET /arrivalrule-detail': {
    query: Query;
    body: undefined;
    answer: { data: ArrivalRule };
  };
  'POST /insert-arrivalrule': {
    query: Query;
    body: ArrivalRuleInsert;
    answer: { data: ArrivalRule };
  };
  'PUT /update-arrivalrule': {
    query: Query;
    body: ArrivalRuleUpdate;
    answer: { data: ArrivalRule };
  };
  'DELETE /delete-arrivalrule': {
    query: Query;
    body: { arvlRuleId: number; mdfcnDt?: string };
    answer: { data: { arvlRuleId: number } };
  };
  'GET /arrivalrule-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /article-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ArticleItem>;
  };
  'GET /article-detail': {
    query: Query;
    body: undefined;
    answer: { data: Article };
  };
  'GET /article-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /article-list-full-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /article-list-txt': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /article-list-full-txt': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'POST /insert-article': {
    query: Query;
    body: ArticleInsert;
    answer: { data: Article };
  };
  'PUT /update-article': {
    query: Query;
    body: ArticleUpdate;
    answer: { data: Article };
  };
  'GET /authorized-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<AuthorityGroupItem>;
  };
  'GET /authorized-detail': {
    query: Query;
    body: undefined;
    answer: { data: AuthorityGroup };
  };
  'POST /insert-authorized': {
    query: Query;
    body: AuthorityGroupInsert;
    answer: { data: AuthorityGroup };
  };
  'PUT /update-authorized': {
    query: Query;
    body: AuthorityGroupUpdate;
    answer: { data: AuthorityGroup };
  };
  'DELETE /delete-authorized': {
    query: Query;
    body: { authrtId: number; mdfcnDt?: string };
    answer: { data: { authrtId: number } };
  };
  'GET /authorized-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /boardauthorized-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<BoardIpItem>;
  };
  'GET /boardauthorized-detail': {
    query: Query;
    body: undefined;
    answer: { data: BoardIp };
  };
  'POST /insert-boardauthorized': {
    query: Query;
    body: BoardIpInsert;
    answer: { data: BoardIp };
  };
  'PUT /update-boardauthorized': {
    query: Query;
    body: BoardIpUpdate;
    answer: { data: BoardIp };
  };
  'GET /boardauthorized-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /esboard-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<BoardPostItem>;
  };
  'GET /esboard-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /esboard-detail': {
    query: Query;
    body: undefined;
    answer: { data: BoardPost };
  };
  'POST /insert-esboard': {
    query: Query;
    body: BoardPostInsert;
    answer: { data: BoardPost };
  };
  'PUT /update-esboard': {
    query: Query;
    body: BoardPostUpdate;
    answer: { data: BoardPost };
  };
  'DELETE /delete-esboard': {
    query: Query;
    body: { pstId: number; mdfcnDt?: string };
    answer: { data: { pstId: number } };
  };
  'GET /changehistory-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ChangeHistoryItem>;
  };
  'GET /changehistory-detail': {
    query: Query;
    body: undefined;
    answer: { data: ChangeHistory };
  };
  'GET /changehistory-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /cluster-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ClusterItem>;
  };
  'GET /cluster-detail': {
    query: Query;
    body: undefined;
    answer: { data: Cluster };
  };
  'GET /cluster-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'POST /insert-commonboardcomment': {
    query: Query;
    body: CommentInsert;
    answer: { data: Comment };
  };
  'PUT /update-commonboardcomment': {
    query: Query;
    body: CommentUpdate;
    answer: { data: Comment };
  };
  'DELETE /delete-commonboardcomment': {
    query: Query;
    body: { cmntId: number; mdfcnDt?: string };
    answer: { data: { cmntId: number } };
  };
  'GET /commoncode-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<CommonCodeItem>;
  };
  'POST /insert-commoncode': {
    query: Query;
    body: CommonCodeInsert;
    answer: { data: CommonCode };
  };
  'PUT /update-commoncode': {
    query: Query;
    body: CommonCodeUpdate;
    answer: { data: CommonCode };
  };
  'GET /commoncode-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /esdailybriefing-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<DailyBriefingItem>;
  };
  'GET /esdailybriefing-detail': {
    query: Query;
    body: undefined;
    answer: { data: DailyBriefing };
  };
  'POST /insert-esdailybriefing': {
    query: Query;
    body: DailyBriefingInsert;
    answer: { data: DailyBriefing };
  };
  'PUT /update-esdailybriefing': {
    query: Query;
    body: DailyBriefingUpdate;
    answer: { data: DailyBriefing };
  };
  'DELETE /delete-esdailybriefing': {
    query: Query;
    body: { brfgId: number; mdfcnDt?: string };
    answer: { data: { brfgId: number } };
  };
  'GET /esdailybriefing-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /document-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<DocumentItem>;
  };
  'GET /document-detail': {
    query: Query;
    body: undefined;
    answer: { data: Document };
  };
  'POST /insert-document-withfile': {
    query: Query;
    body: DocumentInsert;
    answer: { data: Document };
  };
  'DELETE /delete-document': {
    query: Query;
    body: { docId: number; mdfcnDt?: string };
    answer: { data: { docId: number } };
  };
  'GET /document-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /errorloghistory-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ErrorLogItem>;
  };
  'GET /errorloghistory-detail': {
    query: Query;
    body: undefined;
    answer: { data: ErrorLog };
  };
  'GET /errorloghistory-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /featureextractiondict-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<FeatureExtractionDictItem>;
  };
  'GET /featureextractiondict-popup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<FeatureExtractionDictChoice>;
  };
  'POST /insert-featureextractiondict': {
    query: Query;
    body: FeatureExtractionDictInsert;
    answer: { data: FeatureExtractionDict };
  };
  'PUT /update-featureextractiondict': {
    query: Query;
    body: FeatureExtractionDictUpdate;
    answer: { data: FeatureExtractionDict };
  };
  'GET /featureextractiondict-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'PUT /revert-featureextractiondict': {
    query: Query;
    body: { extrId: number; mdfcnDt?: string };
    answer: { data: FeatureExtractionDict };
  };
  'GET /feedvisit-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<FeedVisitItem>;
  };
  'GET /feedvisit-detail': {
    query: Query;
    body: undefined;
    answer: { data: FeedVisit };
  };
  'GET /feedvisit-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /lancode-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<LanguageCodeItem>;
  };
  'POST /insert-lancode': {
    query: Query;
    body: LanguageCodeInsert;
    answer: { data: LanguageCode };
  };
  'PUT /update-lancode': {
    query: Query;
    body: LanguageCodeUpdate;
    answer: { data: LanguageCode };
  };
  'GET /lancode-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'PUT /revert-lancode': {
    query: Query;
    body: { lanCd: string; mdfcnDt?: string };
    answer: { data: LanguageCode };
  };
  'GET /loginloghistory-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<LoginLogItem>;
  };
  'GET /loginloghistory-detail': {
    query: Query;
    body: undefined;
    answer: { data: LoginLog };
  };
  'GET /loginloghistory-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /media-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<MediaItem>;
  };
  'GET /media-detail': {
    query: Query;
    body: undefined;
    answer: { data: Media };
  };
  'GET /media-popup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<MediaChoice>;
  };
  'POST /insert-media': {
    query: Query;
    body: MediaInsert;
    answer: { data: Media };
  };
  'PUT /update-media': {
    query: Query;
    body: MediaUpdate;
    answer: { data: Media };
  };
  'DELETE /delete-media': {
    query: Query;
    body: { mediaId: number; mdfcnDt?: string };
    answer: { data: { mediaId: number } };
  };
  'PUT /revert-media': {
    query: Query;
    body: { mediaId: number; mdfcnDt?: string };
    answer: { data: Media };
  };
  'GET /media-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /mediafeed-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<MediaFeedItem>;
  };
  'GET /mediafeed-detail': {
    query: Query;
    body: undefined;
    answer: { data: MediaFeed };
  };
  'POST /insert-mediafeed': {
    query: Query;
    body: MediaFeedInsert;
    answer: { data: MediaFeed };
  };
  'PUT /update-mediafeed': {
    query: Query;
    body: MediaFeedUpdate;
    answer: { data: MediaFeed };
  };
  'DELETE /delete-mediafeed': {
    query: Query;
    body: { mediaFeedId: number; mdfcnDt?: string };
    answer: { data: { mediaFeedId: number } };
  };
  'PUT /revert-mediafeed': {
    query: Query;
    body: { mediaFeedId: number; mdfcnDt?: string };
    answer: { data: MediaFeed };
  };
  'GET /mediafeed-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /menu-detail': {
    query: Query;
    body: undefined;
    answer: { data: Menu };
  };
  'POST /insert-menu': {
    query: Query;
    body: MenuInsert;
    answer: { data: Menu };
  };
  'PUT /update-menu': {
    query: Query;
    body: MenuUpdate;
    answer: { data: Menu };
  };
  'DELETE /delete-menu': {
    query: Query;
    body: { menuId: number; mdfcnDt?: string };
    answer: { data: { menuId: number } };
  };
  'GET /user-mypage': {
    query: Query;
    body: undefined;
    answer: { data: MyPage };
  };
  'PUT /user-mypage': {
    query: Query;
    body: MyPageUpdate;
    answer: { data: MyPage };
  };
  'GET /nationcode-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<NationCodeItem>;
  };
  'GET /nationcode-detail': {
    query: Query;
    body: undefined;
    answer: { data: NationCode };
  };
  'GET /nationcode-popup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<NationCodeChoice>;
  };
  'POST /insert-nationcode': {
    query: Query;
    body: NationCodeInsert;
    answer: { data: NationCode };
  };
  'PUT /update-nationcode': {
    query: Query;
    body: NationCodeUpdate;
    answer: { data: NationCode };
  };
  'DELETE /delete-nationcode': {
    query: Query;
    body: { ntnId: string; mdfcnDt?: string };
    answer: { data: { ntnId: string } };
  };
  'GET /nationcode-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'PUT /revert-nationcode': {
    query: Query;
    body: { ntnId: string; mdfcnDt?: string };
    answer: { data: NationCode };
  };
  'GET /outbox-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<OutboxMessageItem>;
  };
  'GET /outbox-detail': {
    query: Query;
    body: undefined;
    answer: { data: OutboxMessage };
  };
  'GET /outbox-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /commonboard-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<PostItem>;
  };
  'GET /commonboard-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /commonboard-detail': {
    query: Query;
    body: undefined;
    answer: { data: Post };
  };
  'POST /insert-commonboard': {
    query: Query;
    body: PostInsert;
    answer: { data: Post };
  };
  'PUT /update-commonboard': {
    query: Query;
    body: PostUpdate;
    answer: { data: Post };
  };
  'DELETE /delete-commonboard': {
    query: Query;
    body: { pstId: number; mdfcnDt?: string };
    answer: { data: { pstId: number } };
  };
  'GET /privacyloghistory-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<PrivacyLogItem>;
  };
  'GET /privacyloghistory-detail': {
    query: Query;
    body: undefined;
    answer: { data: PrivacyLog };
  };
  'GET /privacyloghistory-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /relationissue-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<RelatedIssueItem>;
  };
  'GET /relationissue-detail': {
    query: Query;
    body: undefined;
    answer: { data: RelatedIssue };
  };
  'GET /relationissue-popup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<RelatedIssueChoice>;
  };
  'POST /insert-relationissue': {
    query: Query;
    body: RelatedIssueInsert;
    answer: { data: RelatedIssue };
  };
  'PUT /update-relationissue': {
    query: Query;
    body: RelatedIssueUpdate;
    answer: { data: RelatedIssue };
  };
  'GET /relationissue-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'PUT /revert-relationissue': {
    query: Query;
    body: { relIssueId: number; mdfcnDt?: string };
    answer: { data: RelatedIssue };
  };
  'GET /reportrun-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ReportRunItem>;
  };
  'GET /reportrun-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /reporttemplate-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ReportTemplateItem>;
  };
  'GET /reporttemplate-detail': {
    query: Query;
    body: undefined;
    answer: { data: ReportTemplate };
  };
  'POST /insert-reporttemplate': {
    query: Query;
    body: ReportTemplateInsert;
    answer: { data: ReportTemplate };
  };
  'PUT /update-reporttemplate': {
    query: Query;
    body: ReportTemplateUpdate;
    answer: { data: ReportTemplate };
  };
  'DELETE /delete-reporttemplate': {
    query: Query;
    body: { rptTmplId: number; mdfcnDt?: string };
    answer: { data: { rptTmplId: number } };
  };
  'GET /reporttemplate-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /retentionrule-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<RetentionRuleItem>;
  };
  'GET /retentionrule-detail': {
    query: Query;
    body: undefined;
    answer: { data: RetentionRule };
  };
  'POST /insert-retentionrule': {
    query: Query;
    body: RetentionRuleInsert;
    answer: { data: RetentionRule };
  };
  'PUT /update-retentionrule': {
    query: Query;
    body: RetentionRuleUpdate;
    answer: { data: RetentionRule };
  };
  'GET /retentionrule-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /searchsynonym-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<SearchSynonymItem>;
  };
  'POST /insert-searchsynonym': {
    query: Query;
    body: SearchSynonymInsert;
    answer: { data: SearchSynonym };
  };
  'PUT /update-searchsynonym': {
    query: Query;
    body: SearchSynonymUpdate;
    answer: { data: SearchSynonym };
  };
  'DELETE /delete-searchsynonym': {
    query: Query;
    body: { synmId: number; mdfcnDt?: string };
    answer: { data: { synmId: number } };
  };
  'GET /searchsynonym-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'PUT /revert-searchsynonym': {
    query: Query;
    body: { synmId: number; mdfcnDt?: string };
    answer: { data: SearchSynonym };
  };
  'GET /sharedsite-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<SharedSiteItem>;
  };
  'GET /sharedsite-detail': {
    query: Query;
    body: undefined;
    answer: { data: SharedSite };
  };
  'POST /insert-sharedsite': {
    query: Query;
    body: SharedSiteInsert;
    answer: { data: SharedSite };
  };
  'PUT /update-sharedsite': {
    query: Query;
    body: SharedSiteUpdate;
    answer: { data: SharedSite };
  };
  'GET /sharedsite-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'PUT /revert-sharedsite': {
    query: Query;
    body: { shrdSiteId: number; mdfcnDt?: string };
    answer: { data: SharedSite };
  };
  'POST /register': {
    query: Query;
    body: SignUpInsert;
    answer: { data: SignUp };
    caller: null;
  };
  'GET /sns-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<SnsItem>;
  };
  'GET /sns-detail': {
    query: Query;
    body: undefined;
    answer: { data: Sns };
  };
  'GET /sns-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /sns-list-full-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /sns-list-txt': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /sns-list-full-txt': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /thinktank-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<ThinkTankItem>;
  };
  'GET /thinktank-detail': {
    query: Query;
    body: undefined;
    answer: { data: ThinkTank };
  };
  'GET /thinktank-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /thinktank-list-full-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /thinktank-list-txt': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /thinktank-list-full-txt': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /user-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<UserItem>;
  };
  'GET /user-detail': {
    query: Query;
    body: undefined;
    answer: { data: User };
  };
  'GET /user-popup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<UserChoice>;
  };
  'POST /insert-user': {
    query: Query;
    body: UserInsert;
    answer: { data: User };
  };
  'PUT /update-user': {
    query: Query;
    body: UserUpdate;
    answer: { data: User };
  };
  'DELETE /delete-user': {
    query: Query;
    body: { userId: string; mdfcnDt?: string };
    answer: { data: { userId: string } };
  };
  'GET /user-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /usergroup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<UserGroupItem>;
  };
  'GET /usergroup-detail': {
    query: Query;
    body: undefined;
    answer: { data: UserGroup };
  };
  'GET /usergroup-popup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<UserGroupChoice>;
  };
  'POST /insert-usergroup': {
    query: Query;
    body: UserGroupInsert;
    answer: { data: UserGroup };
  };
  'PUT /update-usergroup': {
    query: Query;
    body: UserGroupUpdate;
    answer: { data: UserGroup };
  };
  'GET /usergroup-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /webhook-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<WebHookItem>;
  };
  'GET /webhook-detail': {
    query: Query;
    body: undefined;
    answer: { data: WebHook };
  };
  'POST /insert-webhook': {
    query: Query;
    body: WebHookInsert;
    answer: { data: WebHook };
  };
  'PUT /update-webhook': {
    query: Query;
    body: WebHookUpdate;
    answer: { data: WebHook };
  };
  'DELETE /delete-webhook': {
    query: Query;
    body: { hookId: number; mdfcnDt?: string };
    answer: { data: { hookId: number } };
  };
  'GET /webhook-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'GET /webhookdelivery-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<WebHookDeliveryItem>;
  };
  'GET /webhookdelivery-list-excel': {
    query: Query;
    body: undefined;
    answer: Blob;
  };
  'PUT /update-register/join-cert-yn': {
    query: Record<string, never>;
    body: { useTrmsAgre: 'Y' | 'N'; prvcClctAgreEsntl: 'Y' | 'N'; prvcClctAgreChc?: 'Y' | 'N' | null };
    answer: { data: Session };
  };
  'PUT /update-user/password': {
    query: Record<string, never>;
    body: { pswd: string; newPswd: string };
    answer: { data: Session };
  };
  'PUT /update-user/password-extend': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Session };
  };
  'PUT /update-user/password-reset': {
    query: Record<string, never>;
    body: { userId: string };
    answer: { data: Done };
  };
  'PUT /update-user/end-leave': {
    query: Record<string, never>;
    body: { userId: string };
    answer: { data: User };
  };
  'PUT /update-user/end-lock': {
    query: Record<string, never>;
    body: { userId: string };
    answer: { data: User };
  };
  'PUT /update-user/join-cert-yn': {
    query: Record<string, never>;
    body: { userId: string; joinCertYn: 'Y' | 'N' };
    answer: { data: User };
  };
  'DELETE /unregister-user': {
    query: Record<string, never>;
    body: { pswd: string };
    answer: { data: Record<string, never> };
  };
  'POST /password-link/check': {
    query: Record<string, never>;
    body: { token: string };
    answer: { data: PasswordLinkState };
    caller: null;
  };
  'POST /password-link/request': {
    query: Record<string, never>;
    body: { eml: string };
    answer: { data: Done };
    caller: null;
  };
  'POST /password-link': {
    query: Record<string, never>;
    body: { token: string; newPswd: string };
    answer: { data: Done };
    caller: null;
  };
  'POST /account/release': {
    query: Record<string, never>;
    body: { eml: string };
    answer: { data: Done };
    caller: null;
  };
  'GET /own-apitoken-list': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: OwnTokens };
  };
  'POST /insert-own-apitoken': {
    query: Record<string, never>;
    body: { tknNm: string; feedYn?: 'Y' | 'N' | null; inqYn?: 'Y' | 'N' | null; days: number };
    answer: { data: OwnTokens };
  };
  'DELETE /delete-own-apitoken': {
    query: Record<string, never>;
    body: { tknId: number };
    answer: { data: OwnTokens };
  };
  'PUT /update-userapprovalrequest/approval': {
    query: Record<string, never>;
    body: { userId: string; groupId: number; authrtIdList: number[] };
    answer: { data: ApprovalRequest };
  };
  'PUT /update-userapprovalrequest/rejection': {
    query: Record<string, never>;
    body: { userId: string; rejectionCdId: string; rejectionReason?: string | null };
    answer: { data: ApprovalRequest };
  };
  'GET /arrivalrule-state': {
    query: { arvlRuleId: number };
    body: undefined;
    answer: { data: ArrivalState };
  };
  'PUT /arrivalrule-trial': {
    query: Record<string, never>;
    body: { arvlRuleId: number };
    answer: { data: ArrivalTrial };
  };
  'PUT /arrivalrule-use': {
    query: Record<string, never>;
    body: { arvlRuleId: number; useYn: 'Y' | 'N' };
    answer: { data: ArrivalState };
  };
  'PUT /arrivalrule-undo': {
    query: Record<string, never>;
    body: { arvlRuleId: number; aplcIds?: number[] | null };
    answer: { data: ArrivalState };
  };
  'POST /article-check/url': {
    query: Record<string, never>;
    body: { url: string; articleId?: number | null };
    answer: { data: ArticleUrlCheck };
  };
  'POST /article-check/page': {
    query: Record<string, never>;
    body: { url: string };
    answer: { data: ArticlePage };
  };
  'GET /article-history-detail': {
    query: { articleId: number; chgHstryId: number };
    body: undefined;
    answer: { data: ArticleRevision };
  };
  'PUT /update-article/analysis': {
    query: Record<string, never>;
    body: { articleId: number; mdfcnDt: string; confirmed?: string[] | null; lclsfNm?: 'KOREA' | 'GLOBAL'; featExtrMclsf?: string | null; featExtr?: FeatureGroups | null; featExtrKwdList?: string[] | null; relIssueNmList?: string[] | null; featExtrSmry?: string | null };
    answer: { data: { mdfcnDt: string } };
  };
  'PUT /update-article/outlet': {
    query: Record<string, never>;
    body: { articleId: number; mdfcnDt: string; takeYn: 'Y' | 'N' };
    answer: { data: { mdfcnDt: string } };
  };
  'GET /article-list/onsite': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; foldYn?: 'Y' | 'N'; clusterId?: number; labelId?: number; sort?: string; page?: number; size?: number; total?: 'exact' | 'capped' | 'only' };
    body: undefined;
    answer: ListAnswer<ArticleItem>;
  };
  'GET /article-list-excel/onsite': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; foldYn?: 'Y' | 'N'; clusterId?: number; labelId?: number; sort?: string; format?: 'xlsx' | 'csv'; columns?: string[]; keys?: number[] };
    body: undefined;
    answer: Blob;
  };
  'PUT /update-article/onsite': {
    query: Record<string, never>;
    body: { articleIds: number[]; onsiteMediaArticleYn: 'Y' | 'N' };
    answer: { data: { changed: number } };
  };
  'GET /article-list/batch-edit': {
    query: { fromText: string; toText?: string; wholeWords?: 'Y' | 'N'; fitParticles?: 'Y' | 'N'; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lclsfNm?: 'KOREA' | 'GLOBAL'; page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<BatchPreviewItem>;
  };
  'GET /article-list/batch-edit/ids': {
    query: { fromText: string; toText?: string; wholeWords?: 'Y' | 'N'; fitParticles?: 'Y' | 'N'; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lclsfNm?: 'KOREA' | 'GLOBAL' };
    body: undefined;
    answer: { data: BatchIds };
  };
  'PUT /update-article/batch-edit': {
    query: Record<string, never>;
    body: { fromText: string; toText?: string | null; wholeWords?: 'Y' | 'N' | null; fitParticles?: 'Y' | 'N' | null; articleIds: number[]; readDt?: string | null };
    answer: { data: BatchResult };
  };
  'GET /article-list/batch-edit/last': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: LastBatch | null };
  };
  'GET /article-list/repair': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Repairs };
  };
  'PUT /update-article/repair': {
    query: Record<string, never>;
    body: { tryYn: 'Y' | 'N' };
    answer: { data: Repairs };
  };
  'PUT /update-article/repair/undo': {
    query: Record<string, never>;
    body: { articleRepairId: number };
    answer: { data: Repairs };
  };
  'PUT /update-article/batch-edit/undo': {
    query: Record<string, never>;
    body: { batchEditId: number };
    answer: { data: BatchResult };
  };
  'GET /articlelabel-list': {
    query: { articleIds?: number[] };
    body: undefined;
    answer: { data: { labels: LabelFacts[] } };
  };
  'POST /insert-articlelabel': {
    query: Record<string, never>;
    body: { labelNm: string; colorCd?: 'gray' | 'red' | 'orange' | 'green' | 'teal' | 'blue' | 'purple' | 'pink' | null; fldrNm?: string | null; shrYn?: 'Y' | 'N' | null; grpEdtYn?: 'Y' | 'N' | null };
    answer: { data: StoredLabel };
  };
  'PUT /update-articlelabel': {
    query: Record<string, never>;
    body: { labelId: number; labelNm?: string | null; colorCd?: 'gray' | 'red' | 'orange' | 'green' | 'teal' | 'blue' | 'purple' | 'pink' | null; fldrNm?: string | null; shrYn?: 'Y' | 'N' | null; grpEdtYn?: 'Y' | 'N' | null };
    answer: { data: StoredLabel };
  };
  'DELETE /delete-articlelabel': {
    query: Record<string, never>;
    body: { labelId: number };
    answer: { data: StoredLabel };
  };
  'PUT /update-articlelabel/restore': {
    query: Record<string, never>;
    body: { labelId: number };
    answer: { data: StoredLabel };
  };
  'PUT /update-articlelabel/merge': {
    query: Record<string, never>;
    body: { labelId: number; intoId: number };
    answer: { data: { changed: number[] } };
  };
  'PUT /update-articlelabel/items': {
    query: Record<string, never>;
    body: { labelId: number; articleIds: number[]; labelYn: 'Y' | 'N' };
    answer: { data: { changed: number[] } };
  };
  'GET /articlememo-list': {
    query: { searchText?: string; itemKnd?: 'article' | 'thinkTank' | 'sns'; sort?: 'regDt,DESC' | 'regDt,ASC' | 'frmTrsfNscvrgDt,DESC' | 'frmTrsfNscvrgDt,ASC'; labelId?: number; page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<KeptArticleItem>;
  };
  'GET /articlememo': {
    query: { articleId: number };
    body: undefined;
    answer: { data: MemoState };
  };
  'POST /insert-articlememo': {
    query: Record<string, never>;
    body: { articleId: number; memoCn?: string | null; bfrMemoCn?: string | null };
    answer: { data: MemoState };
  };
  'DELETE /delete-articlememo': {
    query: Record<string, never>;
    body: { articleId: number };
    answer: { data: MemoState };
  };
  'PUT /update-articlememo/many': {
    query: Record<string, never>;
    body: { articleIds: number[]; memoYn: 'Y' | 'N' };
    answer: { data: { changed: number[] } };
  };
  'POST /insert-articlememo/passage': {
    query: Record<string, never>;
    body: { articleId: number; fldNm: 'articleCn' | 'articleTransCn'; quotCn: string; bgngNo: number; memoCn: string };
    answer: { data: PassageMemo };
  };
  'PUT /update-articlememo/passage': {
    query: Record<string, never>;
    body: { passageId: number; memoCn: string };
    answer: { data: PassageMemo };
  };
  'DELETE /delete-articlememo/passage': {
    query: Record<string, never>;
    body: { passageId: number };
    answer: { data: { passageId: number } };
  };
  'POST /backup/snapshot': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { folder: string } };
    caller: null;
  };
  'POST /backup/finished': {
    query: Record<string, never>;
    body: { at: string; file: string; bytes: number; seconds: number };
    answer: { data: Done };
    caller: null;
  };
  'GET /boardauthorized-check': {
    query: { ip: string };
    body: undefined;
    answer: { data: AddressVerdict };
  };
  'POST /boardauthorized/allow': {
    query: Record<string, never>;
    body: { ip: string };
    answer: { data: Done };
    caller: null;
  };
  'POST /emails/board': {
    query: Record<string, never>;
    body: { boardKnd?: 'post' | 'product' | 'dailyBriefing' | 'article' | 'thinkTank' | 'sns' | null; pstId: number; recipients?: MailRecipient[] | null; again?: boolean | null; noteCn?: string | null; fileKnds?: ('hwpx' | 'docx' | 'pdf')[] | null; sendKey?: string | null };
    answer: { data: MailOutcome };
  };
  'POST /emails/board/preview': {
    query: Record<string, never>;
    body: { boardKnd?: 'post' | 'product' | 'dailyBriefing' | 'article' | 'thinkTank' | 'sns' | null; pstId: number; recipients?: MailRecipient[] | null; again?: boolean | null };
    answer: { data: MailPreview };
  };
  'GET /emails/board/log': {
    query: { boardKnd?: 'post' | 'product' | 'dailyBriefing' | 'article' | 'thinkTank' | 'sns'; pstId: number; page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<MailLogItem>;
  };
  'GET /esboard-picture': {
    query: { pstId: number; fileId?: string };
    body: undefined;
    answer: Blob;
  };
  'GET /report-list': {
    query: { kind?: string; menuId?: number; ttl?: string; startDate?: string; endDate?: string; page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<ReportItem>;
  };
  'GET /esdailybriefing-file': {
    query: { brfgId: number; fileKnd: 'hwpx' | 'docx' | 'pdf' };
    body: undefined;
    answer: Blob;
  };
  'GET /briefing-tray': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: BriefingTray };
  };
  'POST /insert-briefing-tray': {
    query: Record<string, never>;
    body: { itemKnd: 'article' | 'thinkTank' | 'sns' | 'cluster'; itemId: number };
    answer: { data: BriefingTray };
  };
  'POST /insert-briefing-tray/many': {
    query: Record<string, never>;
    body: { items: TrayName[] };
    answer: { data: FilledTray };
  };
  'PUT /update-briefing-tray': {
    query: Record<string, never>;
    body: { items: TrayChange[] };
    answer: { data: BriefingTray };
  };
  'DELETE /delete-briefing-tray': {
    query: Record<string, never>;
    body: { items?: TrayName[] | null };
    answer: { data: BriefingTray };
  };
  'GET /cluster-article-list': {
    query: { clusterId: number; order?: 'near' | 'latest' | 'earliest'; page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<ClusterMemberItem>;
  };
  'GET /cluster-top-list': {
    query: { startDate?: string; endDate?: string; lclsfNm?: 'KOREA' | 'GLOBAL'; size?: number };
    body: undefined;
    answer: { data: ClusterItem[] };
  };
  'GET /cluster-list-txt': {
    query: { clusterDt?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; clusterTtl?: string; sort?: string; keys?: number[] };
    body: undefined;
    answer: Blob;
  };
  'PUT /update-cluster/title': {
    query: Record<string, never>;
    body: { clusterId: number; mdfcnDt: string; clusterTtl: string };
    answer: { data: ClusterEdit };
  };
  'PUT /update-cluster/merge': {
    query: Record<string, never>;
    body: { clusterId: number; mdfcnDt: string; otherClusterId: number };
    answer: { data: ClusterEdit };
  };
  'PUT /update-cluster/split': {
    query: Record<string, never>;
    body: { clusterId: number; mdfcnDt: string; articleIds: number[] };
    answer: { data: ClusterEdit };
  };
  'PUT /update-cluster/remove': {
    query: Record<string, never>;
    body: { clusterId: number; mdfcnDt: string; articleIds: number[] };
    answer: { data: ClusterEdit };
  };
  'PUT /update-cluster/add': {
    query: Record<string, never>;
    body: { clusterId: number; mdfcnDt: string; articleIds: number[] };
    answer: { data: ClusterEdit };
  };
  'PUT /update-cluster/undo': {
    query: Record<string, never>;
    body: { clusterId: number; actionId: string };
    answer: { data: ClusterEdit };
  };
  'GET /cluster-merge-list': {
    query: { clusterId: number; clusterTtl?: string };
    body: undefined;
    answer: { data: ClusterChoice[] };
  };
  'GET /cluster-choice': {
    query: { articleId: number; clusterTtl?: string };
    body: undefined;
    answer: { data: ClusterPlaces };
  };
  'POST /collect/batch': {
    query: Record<string, never>;
    body: { items: unknown[]; progress: unknown };
    answer: { data: { stored: number; duplicates: number } };
    caller: null;
  };
  'GET /collect/progress': {
    query: { source: string };
    body: undefined;
    answer: { data: { progress: unknown } };
    caller: null;
  };
  'GET /commonboard-prsl-list': {
    query: { pstId: number; prslYn?: string; page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<PostReaderItem>;
  };
  'PUT /update-commonboard-stts': {
    query: Record<string, never>;
    body: { pstId: number; sttsCd: string; prcsClsfCd: string };
    answer: { data: Post };
  };
  'GET /master-commoncode-list': {
    query: { cdId?: string; cdNm?: string; useYn?: 'Y' | 'N'; page?: number; size?: number; sort?: string; total?: 'exact' | 'capped' | 'only' };
    body: undefined;
    answer: ListAnswer<CommonCodeItem>;
  };
  'GET /master-commoncode-list-excel': {
    query: { cdId?: string; cdNm?: string; useYn?: 'Y' | 'N'; keys?: string[]; sort?: string; format?: 'xlsx' | 'csv'; columns?: string[] };
    body: undefined;
    answer: Blob;
  };
  'GET /detail-commoncode-list': {
    query: { upCdId: string; cdNm?: string; useYn?: 'Y' | 'N'; page?: number; size?: number; sort?: string; total?: 'exact' | 'capped' | 'only' };
    body: undefined;
    answer: ListAnswer<CommonCodeItem>;
  };
  'GET /commoncode-list/ref': {
    query: { upCdId: string[] };
    body: undefined;
    answer: { data: CodeReference[] };
  };
  'GET /commoncode-board-list': {
    query: { pstKndCd?: string };
    body: undefined;
    answer: { data: CodeReference[] };
  };
  'PUT /update-commoncode/order': {
    query: Record<string, never>;
    body: { items: CodePlace[] };
    answer: { data: Record<string, never> };
  };
  'GET /dashboard/statistics/article-list': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N' };
    body: undefined;
    answer: { data: DashboardOverview };
  };
  'GET /dashboard/latest/time': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { latestDt: string | null } };
  };
  'GET /dashboard/user/setting': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: DashboardSetting };
  };
  'PUT /dashboard/user/saveSetting': {
    query: Record<string, never>;
    body: { setngCn?: unknown };
    answer: { data: DashboardSetting };
  };
  'POST /featureextractiondict-import': {
    query: Record<string, never>;
    body: { content: string; tryYn?: 'Y' | 'N' | null };
    answer: { data: ImportedWords };
  };
  'GET /featureextractiondict-import/template': {
    query: { format?: 'xlsx' | 'csv' };
    body: undefined;
    answer: Blob;
  };
  'POST /article-reanalysis': {
    query: Record<string, never>;
    body: { days: number };
    answer: { data: WaitingArticles };
  };
  'GET /article-reanalysis/waiting': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: WaitingArticles };
  };
  'GET /current-document': {
    query: Record<string, never>;
    body: undefined;
    answer: Blob;
    caller: null;
  };
  'GET /current-terms': {
    query: Record<string, never>;
    body: undefined;
    answer: Blob;
    caller: null;
  };
  'GET /current-personal-info-agreements/optional': {
    query: Record<string, never>;
    body: undefined;
    answer: Blob;
    caller: null;
  };
  'GET /current-personal-info-agreements/required': {
    query: Record<string, never>;
    body: undefined;
    answer: Blob;
    caller: null;
  };
  'GET /current-document-texts': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: CurrentDocument[] };
    caller: null;
  };
  'POST /insert-document': {
    query: Record<string, never>;
    body: { docKndCd: string; rvsnYmd: string; docCn: string; fileIdList: string[] };
    answer: { data: Document };
  };
  'GET /feed/view': {
    query: { token: string; viewId: number; format?: 'rss' | 'atom' | 'json' };
    body: undefined;
    answer: Blob;
  };
  'GET /feed/highlight': {
    query: { token: string; format?: 'rss' | 'atom' | 'json' };
    body: undefined;
    answer: Blob;
  };
  'GET /feed/dailybriefing': {
    query: { token: string; format?: 'rss' | 'atom' | 'json' };
    body: undefined;
    answer: Blob;
  };
  'GET /feed/opml': {
    query: { token: string; format?: 'rss' | 'atom' | 'json' };
    body: undefined;
    answer: Blob;
  };
  'GET /file-download': {
    query: { fileId?: string };
    body: undefined;
    answer: Blob;
  };
  'GET /zipfile-download': {
    query: { fileId?: string[] };
    body: undefined;
    answer: Blob;
  };
  'GET /secure-file-download': {
    query: { fileId?: string; reason?: string };
    body: undefined;
    answer: Blob;
  };
  'GET /secure-zipfile-download': {
    query: { fileId?: string[]; reason?: string };
    body: undefined;
    answer: Blob;
  };
  'GET /job-list': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: JobOverview };
  };
  'POST /job-retry': {
    query: Record<string, never>;
    body: { jobIds?: string[] | null };
    answer: { data: { count: number } };
  };
  'POST /list-import/file': {
    query: { target?: string };
    body: undefined;
    answer: { data: ImportFile };
  };
  'POST /list-import': {
    query: Record<string, never>;
    body: { listImportId: number; fields: string[]; tryYn?: 'Y' | 'N' | null };
    answer: { data: ImportRun };
  };
  'GET /list-import/list': {
    query: { target?: string };
    body: undefined;
    answer: { data: ImportRun[] };
  };
  'GET /list-import/refused': {
    query: { listImportId?: number };
    body: undefined;
    answer: Blob;
  };
  'PUT /list-import/undo': {
    query: Record<string, never>;
    body: { listImportId: number };
    answer: { data: ImportRun };
  };
  'POST /screen-error': {
    query: Record<string, never>;
    body: { screenPath: string; errCn: string; stack?: string | null };
    answer: { data: Record<string, never> };
  };
  'GET /privacyloghistory-report': {
    query: { month: string };
    body: undefined;
    answer: Blob;
  };
  'GET /machine-reading': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: MachineReadingStatus };
  };
  'POST /machine-reading/check': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { isWell: boolean; sentence: string } };
  };
  'POST /machine-reading/retry': {
    query: Record<string, never>;
    body: { articleIds?: number[] | null };
    answer: { data: { count: number } };
  };
  'POST /machine-reading/request': {
    query: Record<string, never>;
    body: { articleId: number };
    answer: { data: { isHeld: boolean; sentence: string } };
  };
  'POST /media-check/url': {
    query: Record<string, never>;
    body: { url: string; mediaId?: number | null };
    answer: { data: MediaUrlCheck };
  };
  'POST /media-check/info': {
    query: Record<string, never>;
    body: { mediaId?: number | null; ntnId?: string | null; mediaKornNm?: string | null; mediaLclanNm?: string | null; mediaEngNm?: string | null; mediaAbbrNm?: string | null; eml?: string | null; url?: string | null };
    answer: { data: MediaInfoCheck };
  };
  'PUT /update-merge-media': {
    query: Record<string, never>;
    body: { mediaId: number[]; mrgTrgtMediaId: number; wrtRsn?: string | null };
    answer: { data: MediaMerge[] };
  };
  'PUT /update-merge-media/undo': {
    query: Record<string, never>;
    body: { mediaMrgId: number; wrtRsn?: string | null };
    answer: { data: MediaMerge };
  };
  'PUT /media-nation': {
    query: Record<string, never>;
    body: { mediaId: number[]; ntnId: string };
    answer: { data: { changedCnt: number; articleCnt: number | null } };
  };
  'PUT /update-useyn-media': {
    query: Record<string, never>;
    body: { mediaId: number; useYn: 'Y' | 'N'; wrtRsn?: string | null };
    answer: { data: Media };
  };
  'POST /request-delete-media': {
    query: Record<string, never>;
    body: { mediaId: number; deleteYn?: 'R' | 'N'; wrtRsn?: string | null };
    answer: { data: Media };
  };
  'GET /deleted-media-list': {
    query: { page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<DeletedMediaItem>;
  };
  'PUT /restore-media': {
    query: Record<string, never>;
    body: { mediaId: number; wrtRsn?: string | null };
    answer: { data: Media };
  };
  'GET /media-history-list': {
    query: { mediaId: number; page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<MediaHistoryItem>;
  };
  'GET /mediafeed-counts': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: SourceCounts };
  };
  'GET /mediafeed-quality': {
    query: { mediaFeedId: number };
    body: undefined;
    answer: { data: SourceQuality };
  };
  'GET /mediafeed-reread': {
    query: { mediaFeedId: number };
    body: undefined;
    answer: { data: SourceReread };
  };
  'POST /mediafeed-reread': {
    query: Record<string, never>;
    body: { mediaFeedId: number };
    answer: { data: SourceReread };
  };
  'POST /mediafeed-test': {
    query: Record<string, never>;
    body: { feedUrl: string; mediaId?: number | null; mediaFeedId?: number | null; lanCd?: string | null; clctCndCn?: string | null };
    answer: { data: TriedSource };
  };
  'POST /mediafeed-run': {
    query: Record<string, never>;
    body: { mediaFeedId: number[] };
    answer: { data: { queuedCnt: number } };
  };
  'PUT /mediafeed-use': {
    query: Record<string, never>;
    body: { mediaFeedId: number[]; useYn: 'Y' | 'N' };
    answer: { data: { changedCnt: number } };
  };
  'GET /mediafeed-unstarted': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: UnstartedSources[] };
  };
  'PUT /mediafeed-start': {
    query: Record<string, never>;
    body: { ntnId: string[]; lanCd?: string[] | null };
    answer: { data: { changedCnt: number } };
  };
  'POST /mediafeed-outlet': {
    query: Record<string, never>;
    body: { feedUrl: string; name: string; ntnId?: string | null };
    answer: { data: { mediaId: number; mediaNm: string } };
  };
  'POST /mediafeed-import': {
    query: Record<string, never>;
    body: { content: string; clctIntrvl?: number | null; ntnId?: string | null; tryYn?: 'Y' | 'N' | null };
    answer: { data: ImportedSources };
  };
  'GET /menu-list': {
    query: { all?: 'Y' | 'N' };
    body: undefined;
    answer: { data: MenuNode[] };
  };
  'GET /menu-check': {
    query: { path: string };
    body: undefined;
    answer: { data: { boardYn: 'Y' | 'N' } };
  };
  'GET /menu-list-excel': {
    query: { format?: 'xlsx' | 'csv' };
    body: undefined;
    answer: Blob;
  };
  'PUT /update-menu/order': {
    query: Record<string, never>;
    body: { items: MenuPlace[] };
    answer: { data: MenuNode[] };
  };
  'PUT /update-menu/board': {
    query: Record<string, never>;
    body: { menuId: number; board: 'product' | 'double' | 'triple'; view: 'table' | 'cards' | 'gallery'; categories?: BoardCategory[] | null; classes?: string[] | null };
    answer: { data: MenuNode[] };
  };
  'GET /collectionstatus-list': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: CollectionStatus };
  };
  'GET /articlestatus/group': {
    query: { year?: number; extrYn?: 'Y' | 'N' };
    body: undefined;
    answer: { data: ArticleStatus[] };
  };
  'GET /articlestatus/nation': {
    query: { year?: number; extrYn?: 'Y' | 'N' };
    body: undefined;
    answer: { data: ArticleStatus[] };
  };
  'GET /articlestatus/excel': {
    query: { year?: number; extrYn?: 'Y' | 'N'; by?: 'group' | 'nation' };
    body: undefined;
    answer: Blob;
  };
  'GET /nationcode-ntnno-list': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: NationNumber[] };
    caller: null;
  };
  'GET /notice-list': {
    query: { page?: number; size?: number };
    body: undefined;
    answer: ListAnswer<NoticeItem>;
  };
  'GET /notice-check': {
    query: { ntcId: number };
    body: undefined;
    answer: { data: boolean };
  };
  'PUT /update-notice/read-all': {
    query: Record<string, never>;
    body: { upToNtcId?: number | null };
    answer: { data: number };
  };
  'GET /notice-events': {
    query: Record<string, never>;
    body: undefined;
    answer: Blob;
  };
  'GET /operation-overview': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: OperationOverview };
  };
  'POST /outbox-handover': {
    query: Record<string, never>;
    body: { msgId: number; reason: string };
    answer: { data: HandedOver };
  };
  'POST /outlet-import/batch': {
    query: Record<string, never>;
    body: { outlets: unknown[]; listName: string };
    answer: { data: OutletOutcome[] };
    caller: null;
  };
  'POST /insert-picture': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { fileId: string } };
  };
  'GET /picture': {
    query: { fileId?: string };
    body: undefined;
    answer: Blob;
  };
  'PUT /update-article/read': {
    query: Record<string, never>;
    body: { articleIds: number[]; readYn: 'Y' | 'N' };
    answer: { data: { marked: number } };
  };
  'PUT /update-article/visit': {
    query: Record<string, never>;
    body: { itemKnd: 'article' | 'thinkTank' | 'sns' | 'dashboard' };
    answer: { data: { sinceDt: string | null } };
  };
  'PUT /update-article/read-all/undo': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { marked: number } };
  };
  'GET /article-list/unread': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; labelId?: number; onsiteMediaArticleYn?: 'Y' | 'N' };
    body: undefined;
    answer: { data: UnreadCounts };
  };
  'GET /article-list/followed': {
    query: { ntnId?: string[]; keyword?: string; startDate?: string; endDate?: string; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N' };
    body: undefined;
    answer: { data: FollowedCount[] };
  };
  'PUT /update-article/read-all': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; labelId?: number; onsiteMediaArticleYn?: 'Y' | 'N' };
    body: { upTo: number };
    answer: { data: { marked: number } };
  };
  'GET /thinktank-list/unread': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; labelId?: number; onsiteMediaArticleYn?: 'Y' | 'N' };
    body: undefined;
    answer: { data: UnreadCounts };
  };
  'PUT /update-thinktank/read-all': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; labelId?: number; onsiteMediaArticleYn?: 'Y' | 'N' };
    body: { upTo: number };
    answer: { data: { marked: number } };
  };
  'GET /sns-list/unread': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; labelId?: number; onsiteMediaArticleYn?: 'Y' | 'N'; siteBbsNm?: string };
    body: undefined;
    answer: { data: UnreadCounts };
  };
  'PUT /update-sns/read-all': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; labelId?: number; onsiteMediaArticleYn?: 'Y' | 'N'; siteBbsNm?: string };
    body: { upTo: number };
    answer: { data: { marked: number } };
  };
  'GET /record-use': {
    query: { entity: string; key: string };
    body: undefined;
    answer: { data: RecordUse[] };
  };
  'POST /reporttemplate-trial': {
    query: Record<string, never>;
    body: { sections: TriedSection[] };
    answer: { data: { sections: ReportedSection[] } };
  };
  'GET /retentionrule-preview': {
    query: { rtntRuleId: number };
    body: undefined;
    answer: { data: RetentionPreview };
  };
  'GET /retentionrule-runs': {
    query: { rtntRuleId: number };
    body: undefined;
    answer: { data: RetentionState };
  };
  'PUT /retentionrule-use': {
    query: Record<string, never>;
    body: { rtntRuleId: number; useYn: 'Y' | 'N' };
    answer: { data: RetentionState };
  };
  'PUT /retentionrule-undo': {
    query: Record<string, never>;
    body: { rtntRunId: number };
    answer: { data: RetentionState };
  };
  'PUT /archivedarticle-restore': {
    query: Record<string, never>;
    body: { articleIds: number[] };
    answer: { data: RestoredArticles };
  };
  'GET /savedview-list': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: KeptViews };
  };
  'POST /insert-savedview': {
    query: Record<string, never>;
    body: { menuUrl: string; viewNm: string; cndCn?: string | null; colNmList?: string[] | null; lineGapCd?: 'wide' | 'normal' | 'compact'; bscYn?: 'Y' | 'N' | null; shrYn?: 'Y' | 'N' | null; fldrNm?: string | null; rmrk?: string | null };
    answer: { data: KeptViews };
  };
  'PUT /update-savedview': {
    query: Record<string, never>;
    body: { viewId: number; viewNm?: string | null; cndCn?: string | null; colNmList?: string[] | null; lineGapCd?: 'wide' | 'normal' | 'compact'; bscYn?: 'Y' | 'N' | null; shrYn?: 'Y' | 'N' | null; fldrNm?: string | null; rmrk?: string | null };
    answer: { data: KeptViews };
  };
  'DELETE /delete-savedview': {
    query: Record<string, never>;
    body: { viewId: number };
    answer: { data: KeptViews };
  };
  'GET /search-list': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; synonymYn?: 'Y' | 'N'; kind?: 'article' | 'thinktank' | 'sns' | 'board' | 'product'; sort?: 'accuracy' | 'latest'; page?: number; size?: number; total?: 'exact' | 'capped' | 'only'; foldYn?: 'Y' | 'N'; similarTo?: number };
    body: undefined;
    answer: ListAnswer<FoundItem>;
  };
  'GET /search-list-excel': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; synonymYn?: 'Y' | 'N'; kind: 'article' | 'thinktank' | 'sns'; format?: 'xlsx' | 'csv'; columns?: string[] };
    body: undefined;
    answer: Blob;
  };
  'GET /search/facets': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; synonymYn?: 'Y' | 'N'; kind?: 'article' | 'thinktank' | 'sns' };
    body: undefined;
    answer: { data: SearchFacets };
  };
  'GET /search/related': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; synonymYn?: 'Y' | 'N'; kind?: 'article' | 'thinktank' | 'sns' };
    body: undefined;
    answer: { data: RelatedWord[] };
  };
  'GET /search/rewritten': {
    query: { to: 'typed' | 'form'; searchText?: string; excludeText?: string; keyword?: string; multiKeywordCnd?: 'AND' | 'OR'; period?: 'day' | 'yesterday' | 'week' | 'month' | 'year' | 'all' | 'custom'; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: string[]; featExtrMclsf?: string[]; lclsfNm?: 'KOREA' | 'GLOBAL' };
    body: undefined;
    answer: { data: RewrittenSearch };
  };
  'GET /search/marks': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; synonymYn?: 'Y' | 'N'; articleId: number };
    body: undefined;
    answer: { data: MarkedText[] };
  };
  'GET /search/spellings': {
    query: { searchText: string };
    body: undefined;
    answer: { data: SearchSpellings };
  };
  'GET /search/words': {
    query: { searchText: string };
    body: undefined;
    answer: { data: SearchWords };
  };
  'GET /search/trending-search-word': {
    query: Record<string, never>;
    body: undefined;
    answer: ListAnswer<TrendingWordItem>;
  };
  'GET /searchhistory-list': {
    query: Record<string, never>;
    body: undefined;
    answer: ListAnswer<SearchedItem>;
  };
  'DELETE /delete-searchhistory': {
    query: Record<string, never>;
    body: { schHstryId?: number | null };
    answer: { data: Record<string, never> };
  };
  'POST /login': {
    query: Record<string, never>;
    body: { eml: string; pswd: string };
    answer: { data: Session };
    caller: null;
  };
  'POST /logout': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Record<string, never> };
    caller: null;
  };
  'POST /login/refresh-token': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Record<string, never> };
    caller: null;
  };
  'GET /user-info': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Session };
  };
  'GET /session-activity': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: IdleTime };
  };
  'POST /session-activity': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: IdleTime };
  };
  'GET /setup-overview': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: SetupOverview };
  };
  'PUT /setup-end': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Record<string, never> };
  };
  'GET /site': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Site };
    caller: null;
  };
  'GET /health': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { status: string } };
    caller: null;
  };
  'GET /health/ready': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { status: string; logs: string; logDelaySec: number; storage: string } };
    caller: null;
  };
  'POST /operation-report': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: OperationReport };
    caller: null;
  };
  'GET /statistics/nation/chart': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/nation/table': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/nation/daily': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N' };
    body: undefined;
    answer: ListAnswer<DailyCountItem>;
  };
  'GET /statistics/nation/classification': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/nation/keyword': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/media/table': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/media/daily': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N' };
    body: undefined;
    answer: ListAnswer<DailyCountItem>;
  };
  'GET /statistics/media/daily/top': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<DailyCountItem>;
  };
  'GET /statistics/media/classification': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/media/keyword': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/keyword/chart': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/keyword/daily': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N' };
    body: undefined;
    answer: ListAnswer<DailyCountItem>;
  };
  'GET /statistics/keyword/daily/top': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<DailyCountItem>;
  };
  'GET /statistics/classification/chart': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/classification/nation': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/classification/media': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/sns/table': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<CountedItem>;
  };
  'GET /statistics/sns/daily/top': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: ListAnswer<DailyCountItem>;
  };
  'GET /statistics/nation/excel': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: Blob;
  };
  'GET /statistics/media/excel': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: Blob;
  };
  'GET /statistics/keyword/excel': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: Blob;
  };
  'GET /statistics/classification/excel': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: Blob;
  };
  'GET /statistics/sns/excel': {
    query: { searchText?: string; excludeText?: string; keyword?: string; multiSearchCnd?: 'AND' | 'OR'; multiKeywordCnd?: 'AND' | 'OR'; searchFields?: string[]; startDate?: string; endDate?: string; ntnId?: string[]; mediaId?: number[]; lang?: string[]; lclsfNm?: string[]; featExtrMclsf?: string[]; paidAiYn?: 'Y' | 'N'; freeAiYn?: 'Y' | 'N'; menualYn?: 'Y' | 'N'; unreadYn?: 'Y' | 'N'; offset?: number; limit?: number; rankRange?: 'ten' | 'twenty' | 'fifty' };
    body: undefined;
    answer: Blob;
  };
  'GET /user-setting': {
    query: { setngKey: string };
    body: undefined;
    answer: { data: KeptSetting };
  };
  'PUT /user-setting': {
    query: Record<string, never>;
    body: { setngKey: string; setngCn?: unknown };
    answer: { data: KeptSetting };
  };
  'POST /register/eml-check': {
    query: Record<string, never>;
    body: { eml: string };
    answer: { data: CertificationResult };
    caller: null;
  };
  'POST /register-verification-eml': {
    query: Record<string, never>;
    body: { toContact: string };
    answer: { data: CertificationSent };
    caller: null;
  };
  'POST /register-verification-eml/check': {
    query: Record<string, never>;
    body: { toContact: string; certNo: string };
    answer: { data: CertificationResult };
    caller: null;
  };
  'POST /user-verification-sms': {
    query: Record<string, never>;
    body: { certKnd: 'JOIN' | 'CHANGE' | 'RECERT' | 'ADDITIONAL'; toContact?: string | null };
    answer: { data: CertificationSent };
    caller: null;
  };
  'POST /user-verification-sms/check': {
    query: Record<string, never>;
    body: { certKnd: 'JOIN' | 'CHANGE' | 'RECERT' | 'ADDITIONAL'; toContact?: string | null; certNo: string };
    answer: { data: CertificationResult };
    caller: null;
  };
  'POST /user-verification-eml': {
    query: Record<string, never>;
    body: { certKnd: 'CHANGE' | 'RECERT' | 'ADDITIONAL'; toContact?: string | null };
    answer: { data: CertificationSent };
  };
  'POST /user-verification-eml/check': {
    query: Record<string, never>;
    body: { certKnd: 'CHANGE' | 'RECERT' | 'ADDITIONAL'; toContact?: string | null; certNo: string };
    answer: { data: CertificationResult };
  };
  'POST /user/eml-check': {
    query: Record<string, never>;
    body: { eml: string };
    answer: { data: CertificationResult };
  };
  'POST /user/sms-check': {
    query: Record<string, never>;
    body: { mblTelno: string };
    answer: { data: CertificationResult };
    caller: null;
  };
  'GET /watch-list': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: WatchedViews };
  };
  'PUT /update-watch': {
    query: Record<string, never>;
    body: { viewId: number; freqCd: 'none' | 'atOnce' | 'hourly' | 'daily' | 'weekly'; sndHm?: string | null; sndDy?: number | null; quietBgngHm?: string | null; quietEndHm?: string | null; wkndYn?: 'Y' | 'N' | null; hldyYn?: 'Y' | 'N' | null; bellYn?: 'Y' | 'N' | null; mailYn?: 'Y' | 'N' | null; smsYn?: 'Y' | 'N' | null; maxCnt?: number | null; spikeYn?: 'Y' | 'N' | null; spikeMinCnt?: number | null; newClstrYn?: 'Y' | 'N' | null; pauseYn?: 'Y' | 'N' | null };
    answer: { data: WatchedViews };
  };
  'PUT /update-watch/seen': {
    query: Record<string, never>;
    body: { viewId: number };
    answer: { data: WatchedViews };
  };
  'GET /watch/preview': {
    query: { viewId: number; freqCd: 'none' | 'atOnce' | 'hourly' | 'daily' | 'weekly'; sndHm?: string; sndDy?: number; quietBgngHm?: string; quietEndHm?: string; wkndYn?: 'Y' | 'N'; hldyYn?: 'Y' | 'N'; bellYn?: 'Y' | 'N'; mailYn?: 'Y' | 'N'; smsYn?: 'Y' | 'N'; maxCnt?: number; spikeYn?: 'Y' | 'N'; spikeMinCnt?: number; newClstrYn?: 'Y' | 'N'; pauseYn?: 'Y' | 'N' };
    body: undefined;
    answer: { data: WatchPreview };
  };
  'GET /watch/history': {
    query: { viewId: number };
    body: undefined;
    answer: { data: WatchHistory };
  };
  'POST /insert-watch-mute': {
    query: Record<string, never>;
    body: { viewId: number; mediaId?: number | null; clusterId?: number | null };
    answer: { data: WatchHistory };
  };
  'DELETE /delete-watch-mute': {
    query: Record<string, never>;
    body: { viewId: number; muteId: number };
    answer: { data: WatchHistory };
  };
  'POST /watch/stop': {
    query: Record<string, never>;
    body: { tkn: string };
    answer: { data: { viewNm: string } };
    caller: null;
  };
  'PUT /webhook-secret': {
    query: Record<string, never>;
    body: { hookId: number };
    answer: { data: HookSecret };
  };
  'PUT /webhook-test': {
    query: Record<string, never>;
    body: { hookId: number };
    answer: { data: HookTest };
  };
}

/** Calls that need a handler of their own; a missing one does not compile. */
export type HandledCall =
  | 'GET /userapprovalrequest-list'
  | 'GET /userapprovalrequest-detail'
  | 'POST /insert-arrivalrule'
  | 'PUT /update-arrivalrule'
  | 'GET /article-list'
  | 'GET /article-detail'
  | 'GET /article-list-excel'
  | 'GET /article-list-full-excel'
  | 'GET /article-list-txt'
  | 'GET /article-list-full-txt'
  | 'POST /insert-article'
  | 'PUT /update-article'
  | 'POST /insert-authorized'
  | 'PUT /update-authorized'
  | 'DELETE /delete-authorized'
  | 'POST /insert-boardauthorized'
  | 'PUT /update-boardauthorized'
  | 'GET /esboard-list'
  | 'GET /esboard-list-excel'
  | 'GET /esboard-detail'
  | 'POST /insert-esboard'
  | 'PUT /update-esboard'
  | 'DELETE /delete-esboard'
  | 'GET /cluster-detail'
  | 'POST /insert-commonboardcomment'
  | 'PUT /update-commonboardcomment'
  | 'GET /esdailybriefing-detail'
  | 'POST /insert-esdailybriefing'
  | 'PUT /update-esdailybriefing'
  | 'POST /insert-document-withfile'
  | 'DELETE /delete-document'
  | 'POST /insert-media'
  | 'PUT /update-media'
  | 'DELETE /delete-media'
  | 'PUT /revert-media'
  | 'POST /insert-mediafeed'
  | 'PUT /update-mediafeed'
  | 'PUT /revert-mediafeed'
  | 'POST /insert-menu'
  | 'PUT /update-menu'
  | 'DELETE /delete-menu'
  | 'GET /user-mypage'
  | 'PUT /user-mypage'
  | 'DELETE /delete-nationcode'
  | 'GET /outbox-detail'
  | 'GET /commonboard-list'
  | 'GET /commonboard-list-excel'
  | 'GET /commonboard-detail'
  | 'POST /insert-commonboard'
  | 'PUT /update-commonboard'
  | 'GET /relationissue-detail'
  | 'POST /insert-relationissue'
  | 'PUT /update-relationissue'
  | 'POST /insert-reporttemplate'
  | 'PUT /update-reporttemplate'
  | 'POST /register'
  | 'GET /sns-list'
  | 'GET /sns-detail'
  | 'GET /sns-list-excel'
  | 'GET /sns-list-full-excel'
  | 'GET /sns-list-txt'
  | 'GET /sns-list-full-txt'
  | 'GET /thinktank-list'
  | 'GET /thinktank-detail'
  | 'GET /thinktank-list-excel'
  | 'GET /thinktank-list-full-excel'
  | 'GET /thinktank-list-txt'
  | 'GET /thinktank-list-full-txt'
  | 'POST /insert-user'
  | 'POST /insert-webhook'
  | 'PUT /update-webhook'
  | 'PUT /update-register/join-cert-yn'
  | 'PUT /update-user/password'
  | 'PUT /update-user/password-extend'
  | 'PUT /update-user/password-reset'
  | 'PUT /update-user/end-leave'
  | 'PUT /update-user/end-lock'
  | 'PUT /update-user/join-cert-yn'
  | 'DELETE /unregister-user'
  | 'POST /password-link/check'
  | 'POST /password-link/request'
  | 'POST /password-link'
  | 'POST /account/release'
  | 'GET /own-apitoken-list'
  | 'POST /insert-own-apitoken'
  | 'DELETE /delete-own-apitoken'
  | 'PUT /update-userapprovalrequest/approval'
  | 'PUT /update-userapprovalrequest/rejection'
  | 'GET /arrivalrule-state'
  | 'PUT /arrivalrule-trial'
  | 'PUT /arrivalrule-use'
  | 'PUT /arrivalrule-undo'
  | 'POST /article-check/url'
  | 'POST /article-check/page'
  | 'GET /article-history-detail'
  | 'PUT /update-article/analysis'
  | 'PUT /update-article/outlet'
  | 'GET /article-list/onsite'
  | 'GET /article-list-excel/onsite'
  | 'PUT /update-article/onsite'
  | 'GET /article-list/batch-edit'
  | 'GET /article-list/batch-edit/ids'
  | 'PUT /update-article/batch-edit'
  | 'GET /article-list/batch-edit/last'
  | 'GET /article-list/repair'
  | 'PUT /update-article/repair'
  | 'PUT /update-article/repair/undo'
  | 'PUT /update-article/batch-edit/undo'
  | 'GET /articlelabel-list'
  | 'POST /insert-articlelabel'
  | 'PUT /update-articlelabel'
  | 'DELETE /delete-articlelabel'
  | 'PUT /update-articlelabel/restore'
  | 'PUT /update-articlelabel/merge'
  | 'PUT /update-articlelabel/items'
  | 'GET /articlememo-list'
  | 'GET /articlememo'
  | 'POST /insert-articlememo'
  | 'DELETE /delete-articlememo'
  | 'PUT /update-articlememo/many'
  | 'POST /insert-articlememo/passage'
  | 'PUT /update-articlememo/passage'
  | 'DELETE /delete-articlememo/passage'
  | 'POST /backup/snapshot'
  | 'POST /backup/finished'
  | 'GET /boardauthorized-check'
  | 'POST /boardauthorized/allow'
  | 'POST /emails/board'
  | 'POST /emails/board/preview'
  | 'GET /emails/board/log'
  | 'GET /esboard-picture'
  | 'GET /report-list'
  | 'GET /esdailybriefing-file'
  | 'GET /briefing-tray'
  | 'POST /insert-briefing-tray'
  | 'POST /insert-briefing-tray/many'
  | 'PUT /update-briefing-tray'
  | 'DELETE /delete-briefing-tray'
  | 'GET /cluster-article-list'
  | 'GET /cluster-top-list'
  | 'GET /cluster-list-txt'
  | 'PUT /update-cluster/title'
  | 'PUT /update-cluster/merge'
  | 'PUT /update-cluster/split'
  | 'PUT /update-cluster/remove'
  | 'PUT /update-cluster/add'
  | 'PUT /update-cluster/undo'
  | 'GET /cluster-merge-list'
  | 'GET /cluster-choice'
  | 'POST /collect/batch'
  | 'GET /collect/progress'
  | 'GET /commonboard-prsl-list'
  | 'PUT /update-commonboard-stts'
  | 'GET /master-commoncode-list'
  | 'GET /master-commoncode-list-excel'
  | 'GET /detail-commoncode-list'
  | 'GET /commoncode-list/ref'
  | 'GET /commoncode-board-list'
  | 'PUT /update-commoncode/order'
  | 'GET /dashboard/statistics/article-list'
  | 'GET /dashboard/latest/time'
  | 'GET /dashboard/user/setting'
  | 'PUT /dashboard/user/saveSetting'
  | 'POST /featureextractiondict-import'
  | 'GET /featureextractiondict-import/template'
  | 'POST /article-reanalysis'
  | 'GET /article-reanalysis/waiting'
  | 'GET /current-document'
  | 'GET /current-terms'
  | 'GET /current-personal-info-agreements/optional'
  | 'GET /current-personal-info-agreements/required'
  | 'GET /current-document-texts'
  | 'POST /insert-document'
  | 'GET /feed/view'
  | 'GET /feed/highlight'
  | 'GET /feed/dailybriefing'
  | 'GET /feed/opml'
  | 'GET /file-download'
  | 'GET /zipfile-download'
  | 'GET /secure-file-download'
  | 'GET /secure-zipfile-download'
  | 'GET /job-list'
  | 'POST /job-retry'
  | 'POST /list-import/file'
  | 'POST /list-import'
  | 'GET /list-import/list'
  | 'GET /list-import/refused'
  | 'PUT /list-import/undo'
  | 'POST /screen-error'
  | 'GET /privacyloghistory-report'
  | 'GET /machine-reading'
  | 'POST /machine-reading/check'
  | 'POST /machine-reading/retry'
  | 'POST /machine-reading/request'
  | 'POST /media-check/url'
  | 'POST /media-check/info'
  | 'PUT /update-merge-media'
  | 'PUT /update-merge-media/undo'
  | 'PUT /media-nation'
  | 'PUT /update-useyn-media'
  | 'POST /request-delete-media'
  | 'GET /deleted-media-list'
  | 'PUT /restore-media'
  | 'GET /media-history-list'
  | 'GET /mediafeed-counts'
  | 'GET /mediafeed-quality'
  | 'GET /mediafeed-reread'
  | 'POST /mediafeed-reread'
  | 'POST /mediafeed-test'
  | 'POST /mediafeed-run'
  | 'PUT /mediafeed-use'
  | 'GET /mediafeed-unstarted'
  | 'PUT /mediafeed-start'
  | 'POST /mediafeed-outlet'
  | 'POST /mediafeed-import'
  | 'GET /menu-list'
  | 'GET /menu-check'
  | 'GET /menu-list-excel'
  | 'PUT /update-menu/order'
  | 'PUT /update-menu/board'
  | 'GET /collectionstatus-list'
  | 'GET /articlestatus/group'
  | 'GET /articlestatus/nation'
  | 'GET /articlestatus/excel'
  | 'GET /nationcode-ntnno-list'
  | 'GET /notice-list'
  | 'GET /notice-check'
  | 'PUT /update-notice/read-all'
  | 'GET /notice-events'
  | 'GET /operation-overview'
  | 'POST /outbox-handover'
  | 'POST /outlet-import/batch'
  | 'POST /insert-picture'
  | 'GET /picture'
  | 'PUT /update-article/read'
  | 'PUT /update-article/visit'
  | 'PUT /update-article/read-all/undo'
  | 'GET /article-list/unread'
  | 'GET /article-list/followed'
  | 'PUT /update-article/read-all'
  | 'GET /thinktank-list/unread'
  | 'PUT /update-thinktank/read-all'
  | 'GET /sns-list/unread'
  | 'PUT /update-sns/read-all'
  | 'GET /record-use'
  | 'POST /reporttemplate-trial'
  | 'GET /retentionrule-preview'
  | 'GET /retentionrule-runs'
  | 'PUT /retentionrule-use'
  | 'PUT /retentionrule-undo'
  | 'PUT /archivedarticle-restore'
  | 'GET /savedview-list'
  | 'POST /insert-savedview'
  | 'PUT /update-savedview'
  | 'DELETE /delete-savedview'
  | 'GET /search-list'
  | 'GET /search-list-excel'
  | 'GET /search/facets'
  | 'GET /search/related'
  | 'GET /search/rewritten'
  | 'GET /search/marks'
  | 'GET /search/spellings'
  | 'GET /search/words'
  | 'GET /search/trending-search-word'
  | 'GET /searchhistory-list'
  | 'DELETE /delete-searchhistory'
  | 'POST /login'
  | 'POST /logout'
  | 'POST /login/refresh-token'
  | 'GET /user-info'
  | 'GET /session-activity'
  | 'POST /session-activity'
  | 'GET /setup-overview'
  | 'PUT /setup-end'
  | 'GET /site'
  | 'GET /health'
  | 'GET /health/ready'
  | 'POST /operation-report'
  | 'GET /statistics/nation/chart'
  | 'GET /statistics/nation/table'
  | 'GET /statistics/nation/daily'
  | 'GET /statistics/nation/classification'
  | 'GET /statistics/nation/keyword'
  | 'GET /statistics/media/table'
  | 'GET /statistics/media/daily'
  | 'GET /statistics/media/daily/top'
  | 'GET /statistics/media/classification'
  | 'GET /statistics/media/keyword'
  | 'GET /statistics/keyword/chart'
  | 'GET /statistics/keyword/daily'
  | 'GET /statistics/keyword/daily/top'
  | 'GET /statistics/classification/chart'
  | 'GET /statistics/classification/nation'
  | 'GET /statistics/classification/media'
  | 'GET /statistics/sns/table'
  | 'GET /statistics/sns/daily/top'
  | 'GET /statistics/nation/excel'
  | 'GET /statistics/media/excel'
  | 'GET /statistics/keyword/excel'
  | 'GET /statistics/classification/excel'
  | 'GET /statistics/sns/excel'
  | 'GET /user-setting'
  | 'PUT /user-setting'
  | 'POST /register/eml-check'
  | 'POST /register-verification-eml'
  | 'POST /register-verification-eml/check'
  | 'POST /user-verification-sms'
  | 'POST /user-verification-sms/check'
  | 'POST /user-verification-eml'
  | 'POST /user-verification-eml/check'
  | 'POST /user/eml-check'
  | 'POST /user/sms-check'
  | 'GET /watch-list'
  | 'PUT /update-watch'
  | 'PUT /update-watch/seen'
  | 'GET /watch/preview'
  | 'GET /watch/history'
  | 'POST /insert-watch-mute'
  | 'DELETE /delete-watch-mute'
  | 'POST /watch/stop'
  | 'PUT /webhook-secret'
  | 'PUT /webhook-test';
