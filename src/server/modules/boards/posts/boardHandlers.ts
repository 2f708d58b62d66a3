import { inArray } from 'drizzle-orm';
import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { withUpload } from '#server/kernel/crud/answers.ts';
import { exportList } from '#server/kernel/crud/export/exportList.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { asAnswer, presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { brokenReferences } from '#server/kernel/crud/references.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { notify } from '#server/modules/platform/index.ts';
import { type BoardKind, boardMenus } from '../policies/posts.ts';
import { insertComment, updateComment } from './comments.ts';
import { completePosts } from './completePosts.ts';
import { listPosts, postQuery } from './listPosts.ts';
import { notifyOfPost } from './notify.ts';
import { boardOfNew, boardsOf } from './openBoards.ts';
import { readersOf } from './readers.ts';
import { presentPost, readPost } from './readPost.ts';
import { withRecipientRows } from './recipients.ts';

type Ids =
  | 'GET /commonboard-list'
  | 'GET /commonboard-detail'
  | 'GET /commonboard-prsl-list'
  | 'GET /commonboard-list-excel'
  | 'POST /insert-commonboard'
  | 'PUT /update-commonboard'
  | 'PUT /update-commonboard-stts'
  | 'POST /insert-commonboardcomment'
  | 'PUT /update-commonboardcomment';

/** Initial state of a post: pending acceptance; a notice needs none. */
const firstState = (kind: BoardKind) => (kind === 'NOTICE' ? {} : { sttsCd: 'PST_STTS_01' });

const noState = () => badRequest('공지사항에는 처리 상태가 없습니다.');

/** Handlers for posts and comments of the common boards. */
export const boardHandlers = (
  files: FileStore,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const post = entityOf(catalogue, 'post');
  const comment = entityOf(catalogue, 'comment');
  return {
    'GET /commonboard-list': async ({ query, caller }) => asAnswer(await listPosts(catalogue, caller, query)),
    'GET /commonboard-detail': async ({ query, caller }) => ({
      data: asAnswer(await readPost(catalogue, caller, query.pstId)),
    }),
    'GET /commonboard-prsl-list': ({ query, caller }) => readersOf(catalogue, caller, query),
    'POST /insert-commonboard': (call) =>
      withUpload(call, post, { files }, async (body, upload) => {
        const { caller } = call;
        const kind = boardOfNew(caller, body);
        const { userNm } = caller.user;
        const ownColumns = { ...firstState(kind), rgtrNm: userNm, rgtrNmFold: fold(userNm) };
        const sent = withRecipientRows(body);
        const record = await inTransaction(async () => {
          const stored = await insertRecord(catalogue, post, caller, sent, upload?.files, ownColumns);
          await notifyOfPost(catalogue, caller, stored);
          return stored;
        });
        return { data: presentRecord(post, record) };
      }),
    'PUT /update-commonboard': (call) =>
      withUpload(call, post, { files }, async (body, upload) => {
        const sent = withRecipientRows(body);
        const { files, removed } = upload ?? {};
        const { caller } = call;
        const record = await inTransaction(async () => {
          const was: { before?: Row } = {};
          const stored = await updateRecord(catalogue, post, caller, sent, files, removed, (write) => {
            Object.assign(was, { before: write.before });
            return {};
          });
          await notifyOfPost(catalogue, caller, stored, was.before);
          return stored;
        });
        return { data: presentRecord(post, record) };
      }),
    'GET /commonboard-list-excel': async (call) => {
      const { caller } = call;
      const kinds = boardsOf(caller, call.query, 'menu:read');
      const requested = { ...call, query: postQuery(call.query) };
      const extra = inArray(columnOf(sourceOf(catalogue, post).base, 'pstKndCd'), kinds);
      const label = kinds.length === 1 ? optionLabel(fieldOf(post, 'pstKndCd'), kinds[0]) : undefined;
      return exportList(requested, post, catalogue, { label, extra, complete: completePosts });
    },
    'PUT /update-commonboard-stts': async ({ body: { pstId, sttsCd, prcsClsfCd }, caller }) => {
      const facts = { sttsCd, prcsClsfCd };
      const { after } = await setFacts(catalogue, post, caller, pstId, async (before) => {
        if (before.pstKndCd === 'NOTICE') throw noState();
        const broken = await brokenReferences(catalogue, post, caller, facts, before);
        if (broken.length) throw validationFailure(broken);
        if (sttsCd !== before.sttsCd)
          await notify(catalogue, {
            kind: 'status',
            recipients: [before.rgtrId as string | null],
            target: { entity: 'post', key: pstId },
            menuUrl: boardMenus[before.pstKndCd as BoardKind],
            ttl: before.ttl as string,
            by: caller.user,
          });
        return facts;
      });
      return { data: asAnswer(await presentPost(catalogue, caller, after)) };
    },
    'POST /insert-commonboardcomment': (call) =>
      withUpload(call, comment, { files }, async (body, upload) => {
        const record = await insertComment(catalogue, call.caller, body, upload?.files);
        return { data: presentRecord(comment, record) };
      }),
    'PUT /update-commonboardcomment': (call) =>
      withUpload(call, comment, { files }, async (body, upload) => {
        const record = await updateComment(catalogue, call.caller, body, upload);
        return { data: presentRecord(comment, record) };
      }),
  };
};
