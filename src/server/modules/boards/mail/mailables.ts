import { briefingPath } from '#contract/dailyBriefing.ts';
import { type Edition, editionTitle } from '#contract/edition.ts';
import { dateWords, kindWords, recordPlaces } from '#contract/recordPlaces.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import type { FileInfo } from '#server/kernel/crud/files.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { badRequest, denied, notFound } from '#server/kernel/failure.ts';
import {
  briefingFacts,
  briefingMail,
  editionDocument,
  mayCompose,
  mayEditBriefing,
} from '#server/modules/briefing/index.ts';
import { escaped, mailMarkup } from '#server/modules/platform/index.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { mayInMenu } from '../policies/boardPosts.ts';
import { type BoardKind, boardMenus, isAuthorOrAdministrator, mayOnBoard } from '../policies/posts.ts';
import type { Addressee, LoadMailable, Mailable } from './mailable.ts';

/** Format of times in a mail. */
const mailTimeFormat = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'long',
  timeStyle: 'short',
});

type ItemKind = 'article' | 'thinkTank' | 'sns';

const look = {
  local: 'margin:0 0 12px;font-size:15px;color:#58616a;',
  summary: 'margin:0 0 12px;',
  link: 'color:#0b50d0;',
} as const;
const { tag, anchor } = mailMarkup(look);

/** Source and publication time. */
const itemFacts = (
  kind: ItemKind,
  { mediaNm, mediaLclanNm, ntnNm, frmTrsfNscvrgDt }: Row,
): Mailable['facts'] => {
  const source = [mediaNm ?? mediaLclanNm, ntnNm].filter(Boolean).join(' · ');
  return [
    ...(source ? [{ label: '출처', value: source }] : []),
    ...(frmTrsfNscvrgDt
      ? [{ label: `${dateWords[kind]}일시`, value: mailTimeFormat.format(frmTrsfNscvrgDt as Date) }]
      : []),
  ];
};

const isWebAddress = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//iu.test(url);

interface Words {
  kornTtl: string | null;
  lclanTtl: string | null;
  featExtrSmry: string | null;
}

/** Enough for a colleague to decide whether to read it. The text belongs to the outlet, and is not mailed. */
const itemHtml = (item: Row): string => {
  const { kornTtl, lclanTtl, featExtrSmry, url } = item as Row & Words;
  return [
    kornTtl && lclanTtl && lclanTtl !== kornTtl && tag('p', 'local', escaped(lclanTtl)),
    featExtrSmry && tag('p', 'summary', escaped(featExtrSmry).replaceAll('\n', '<br>')),
    isWebAddress(url) && tag('p', 'summary', anchor(url, 'link', '원문 사이트')),
  ]
    .filter(Boolean)
    .join('');
};

/** An item, mailed by any user who may read it, to users who may read it. */
const mailableItem =
  (catalogue: Catalogue, kind: ItemKind): LoadMailable =>
  async ({ caller, id }) => {
    if (!(await openKinds(catalogue, caller)).includes(kind)) throw notFound('글');
    const item = await readRecord(catalogue, entityOf(catalogue, kind), caller, id);
    const { kornTtl, lclanTtl } = item as Row & Words;
    const menuUrl = recordPlaces[kind];
    return {
      subject: (kornTtl ?? lclanTtl ?? '제목 없음').replaceAll(/\s+/gu, ' '),
      place: kindWords[kind],
      isUrgent: false,
      facts: itemFacts(kind, item),
      html: itemHtml(item),
      link: `${menuUrl}/Detail/${id}`,
      files: [],
      recipients: [],
      authorId: null,
      isPassedOn: true,
      target: { entity: kind, key: id },
      menuUrl,
    };
  };

/** Replaces content behind an address check: the mail only says that it exists. */
const sealed = {
  subject: '새 글이 있습니다',
  facts: [],
  html: '<p>이 글은 허용된 주소에서만 볼 수 있어 제목과 내용을 메일에 싣지 않았습니다. 화면에서 읽어 주세요.</p>',
  files: [],
};

/** Author and time of a post. */
const postFacts = ({ rgtrNm, regDt }: Row): Mailable['facts'] => [
  { label: '작성자', value: (rgtrNm as string | null) ?? '' },
  { label: '등록일시', value: mailTimeFormat.format(regDt as Date) },
];

/** The files of a post: each name links to the file on the page of the post. @param link of that page */
const postFiles = ({ files }: Row, link: string): Mailable['files'] =>
  (files as FileInfo[]).map(({ fileId, orgnlFileNm, fileSize }) => ({
    name: orgnlFileNm,
    bytes: fileSize,
    link: `${link}#file-${fileId}`,
  }));

const places: Record<BoardKind, string> = {
  ADMIN: '관리자 게시판',
  NOTICE: '공지사항',
  BOARD: '소통 게시판',
};

/** A post of the common boards. The administrators' board is behind an address check: its content is not mailed. */
const mailablePost =
  (catalogue: Catalogue): LoadMailable =>
  async ({ caller, id }) => {
    const post = await readRecord(catalogue, entityOf(catalogue, 'post'), caller, id);
    const kind = post.pstKndCd as BoardKind;
    if (!mayOnBoard(caller, kind, 'menu:write') || !isAuthorOrAdministrator(caller, post)) throw denied();
    const link = `${boardMenus[kind]}/Detail/${id}`;
    return {
      subject: (post.ttl as string | null) ?? '제목 없음',
      place: places[kind],
      isUrgent: post.emrgYn === 'Y',
      facts: postFacts(post),
      html: (post.cn as string | null) ?? '',
      link,
      files: postFiles(post, link),
      ...(kind === 'ADMIN' && sealed),
      recipients: kind === 'BOARD' ? (post.recipients as Addressee[]) : [],
      authorId: post.rgtrId as string | null,
      target: { entity: 'post', key: id },
      menuUrl: boardMenus[kind],
    };
  };

/** The edition with dates of its items as texts. */
const asRead = (record: Record<string, unknown>): Edition => JSON.parse(JSON.stringify(record)) as Edition;

/**
 * A published edition of the daily briefing. It is behind an address check as all products are, but intended for
 * mailing: its content is from published sources, so it is mailed in full.
 */
const mailableBriefing =
  (catalogue: Catalogue): LoadMailable =>
  async ({ caller, id }) => {
    const record = await readRecord(catalogue, entityOf(catalogue, 'dailyBriefing'), caller, id);
    if (!mayCompose(caller) || !mayEditBriefing(caller, record)) throw denied();
    if (record.sttsCd !== 'PUBLISHED') throw badRequest('발행한 브리핑만 메일로 보낼 수 있습니다.');
    const edition = asRead(record);
    return {
      ...briefingMail(edition),
      title: editionTitle(edition),
      paper: (organisation) => editionDocument(edition, organisation),
      place: '일일 브리핑',
      isUrgent: false,
      facts: briefingFacts(edition),
      link: `${briefingPath}/Detail/${id}`,
      files: [],
      recipients: [],
      authorId: record.rgtrId as string | null,
      target: { entity: 'dailyBriefing', key: id },
      menuUrl: briefingPath,
    };
  };

/**
 * A post of a product page or of a board made in the menus. All of them are behind an address check: the content is not
 * mailed.
 */
const mailableProduct =
  (catalogue: Catalogue): LoadMailable =>
  async ({ caller, id }) => {
    const post = await readRecord(catalogue, entityOf(catalogue, 'boardPost'), caller, id);
    const isOpen = caller.rights.ipYn === 'Y' && mayInMenu(caller, post.menuId, 'menu:write');
    if (!isOpen || !isAuthorOrAdministrator(caller, post)) throw denied();
    const menuUrl = post.menuUrl as string;
    return {
      ...sealed,
      place: post.menuNm as string,
      isUrgent: false,
      link: `${menuUrl}/Detail/${id}`,
      recipients: [],
      authorId: post.rgtrId as string | null,
      target: { entity: 'boardPost', key: id },
      menuUrl,
    };
  };

export type MailKind = 'post' | 'product' | 'dailyBriefing' | ItemKind;

/** The kinds of records that can be mailed. */
const kinds = (catalogue: Catalogue): Record<MailKind, LoadMailable> => ({
  post: mailablePost(catalogue),
  product: mailableProduct(catalogue),
  dailyBriefing: mailableBriefing(catalogue),
  article: mailableItem(catalogue, 'article'),
  thinkTank: mailableItem(catalogue, 'thinkTank'),
  sns: mailableItem(catalogue, 'sns'),
});

export const mailableOf = (catalogue: Catalogue, kind: MailKind): LoadMailable => kinds(catalogue)[kind];
