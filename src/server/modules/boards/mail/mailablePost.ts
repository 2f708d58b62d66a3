import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { denied } from '#server/kernel/failure.ts';
import { type BoardKind, boardMenus, mayOnBoard } from '../policies/boards.ts';
import { isTheirs } from '../policies/posts.ts';
import type { Addressee, LoadMailable } from './mailable.ts';
import { postFacts, postFiles, sealed } from './mailedPost.ts';

const places: Record<BoardKind, string> = {
  ADMIN: '관리자 게시판',
  NOTICE: '공지사항',
  BOARD: '소통 게시판',
};

/** A post of the common boards. Those of administration stand behind an address check: their content stays there. */
export const mailablePost =
  (catalogue: Catalogue): LoadMailable =>
  async ({ caller, id }) => {
    const post = await readRecord(catalogue, entityOf(catalogue, 'post'), caller, id);
    const kind = post.pstKndCd as BoardKind;
    if (!mayOnBoard(caller, kind, 'menu:write') || !isTheirs(caller, post)) throw denied();
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
