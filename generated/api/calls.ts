// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import type { ListAnswer } from '#contract/list.ts';
import type { Article, ArticleItem } from '../types/article.ts';
import type { CommonCode, CommonCodeInsert, CommonCodeItem, CommonCodeUpdate } from '../types/commonCode.ts';
import type { LanguageCode, LanguageCodeInsert, LanguageCodeItem, LanguageCodeUpdate } from '../types/languageCode.ts';
import type { MediaChoice } from '../types/media.ts';
import type { MenuNode } from '../types/menuCalls.ts';
import type { NationCode, NationCodeChoice, NationCodeInsert, NationCodeItem, NationCodeUpdate } from '../types/nationCode.ts';
import type { Session } from '../types/sessionCalls.ts';
import type { Site } from '../types/siteCalls.ts';
import type { UserChoice } from '../types/user.ts';
import type { UserGroup, UserGroupChoice, UserGroupInsert, UserGroupItem, UserGroupUpdate } from '../types/userGroup.ts';

/** Filters, page, size and sort of a list, or the key of a detail. */
export type Query = Record<string, string | number | readonly (string | number)[] | undefined>;

/** What each call takes and answers. */
export interface Calls {
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
  'GET /media-popup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<MediaChoice>;
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
    body: Record<string, unknown>;
    answer: { data: Record<string, unknown> };
  };
  'GET /user-popup-list': {
    query: Query;
    body: undefined;
    answer: ListAnswer<UserChoice>;
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
  'POST /collect/batch': {
    query: Record<string, never>;
    body: { items: unknown[]; progress: unknown };
    answer: { data: { stored: number; duplicates: number } };
  };
  'GET /collect/progress': {
    query: { source: string };
    body: undefined;
    answer: { data: { progress: unknown } };
  };
  'GET /master-commoncode-list': {
    query: { cdId?: string; cdNm?: string; useYn?: 'Y' | 'N'; page?: number; size?: number; sort?: string; total?: 'exact' | 'capped' | 'only' };
    body: undefined;
    answer: ListAnswer<CommonCodeItem>;
  };
  'GET /detail-commoncode-list': {
    query: { upCdId: string; cdNm?: string; useYn?: 'Y' | 'N'; page?: number; size?: number; sort?: string; total?: 'exact' | 'capped' | 'only' };
    body: undefined;
    answer: ListAnswer<CommonCodeItem>;
  };
  'GET /current-document': {
    query: Record<string, never>;
    body: undefined;
    answer: Blob;
  };
  'GET /menu-list': {
    query: { all?: 'Y' | 'N' };
    body: undefined;
    answer: { data: MenuNode[] };
  };
  'POST /login': {
    query: Record<string, never>;
    body: { eml: string; pswd: string };
    answer: { data: Session };
  };
  'POST /logout': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Record<string, never> };
  };
  'POST /login/refresh-token': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Record<string, never> };
  };
  'GET /user-info': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Session };
  };
  'GET /site': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: Site };
  };
  'GET /health': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { status: string } };
  };
  'GET /health/ready': {
    query: Record<string, never>;
    body: undefined;
    answer: { data: { status: string } };
  };
}

/** Calls that need a handler of their own; a missing one does not compile. */
export type HandledCall =
  | 'GET /article-list'
  | 'GET /article-detail'
  | 'POST /collect/batch'
  | 'GET /collect/progress'
  | 'GET /master-commoncode-list'
  | 'GET /detail-commoncode-list'
  | 'GET /current-document'
  | 'GET /menu-list'
  | 'POST /login'
  | 'POST /logout'
  | 'POST /login/refresh-token'
  | 'GET /user-info'
  | 'GET /site'
  | 'GET /health'
  | 'GET /health/ready';
