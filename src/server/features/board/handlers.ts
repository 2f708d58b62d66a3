import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '../../access/caller.ts';
import { withUpload } from '../../crud/answers.ts';
import { insertRecord } from '../../crud/insertRecord.ts';
import { presentRecord } from '../../crud/present.ts';
import { brokenReferences } from '../../crud/references.ts';
import { setFacts } from '../../crud/setFacts.ts';
import type { Environment } from '../../environment.ts';
import { unauthorized, validationFailure } from '../../failure.ts';
import type { Handler } from '../../operations/call.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { fold } from '../search/fold.ts';
import { insertComment } from './insertComment.ts';
import { listPosts } from './listPosts.ts';
import { readersOf } from './readers.ts';
import { presentPost, readPost } from './readPost.ts';

type Ids =
  | 'GET /commonboard-list'
  | 'GET /commonboard-detail'
  | 'GET /commonboard-prsl-list'
  | 'POST /insert-commonboard'
  | 'PUT /update-commonboard-stts'
  | 'POST /insert-commonboardcomment';

const known = (caller: Caller | null): Caller => {
  if (!caller) throw unauthorized();
  return caller;
};

/** A new post waits to be accepted. */
const first = { sttsCd: 'PST_STTS_01' };

/** The board that is open so far; the others come with their screens. */
const assertOpenBoard = (body: unknown): void => {
  const kind = (body as { pstKndCd?: unknown } | null)?.pstKndCd ?? 'ADMIN';
  if (kind !== 'ADMIN') throw validationFailure([invalid('pstKndCd', '게시판')]);
};

/** Posts and comments of the common boards. */
export const boardHandlers = (
  { dataDir }: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const post = entityOf(catalogue, 'post');
  const comment = entityOf(catalogue, 'comment');
  return {
    'GET /commonboard-list': async ({ query, caller }) =>
      (await listPosts(catalogue, known(caller), query as never)) as never,
    'GET /commonboard-detail': async ({ query, caller }) => ({
      data: (await readPost(catalogue, known(caller), (query as { pstId?: unknown }).pstId)) as never,
    }),
    'GET /commonboard-prsl-list': ({ query, caller }) => readersOf(catalogue, known(caller), query),
    'POST /insert-commonboard': (call) =>
      withUpload(call, post, { dataDir }, async (body, upload) => {
        assertOpenBoard(body);
        const { userNm } = known(call.caller).user;
        const given = { ...first, rgtrNm: userNm, rgtrNmFold: fold(userNm) };
        const record = await insertRecord(catalogue, post, call.caller, body, upload?.files, given);
        return { data: presentRecord(post, record) as never };
      }),
    'PUT /update-commonboard-stts': async ({ body: { pstId, sttsCd, prcsClsfCd }, caller }) => {
      const facts = { sttsCd, prcsClsfCd };
      const { after } = await setFacts(catalogue, post, caller, pstId, async (before) => {
        const broken = await brokenReferences(catalogue, post, caller, facts, before);
        if (broken.length) throw validationFailure(broken);
        return facts;
      });
      return { data: (await presentPost(catalogue, known(caller), after)) as never };
    },
    'POST /insert-commonboardcomment': (call) =>
      withUpload(call, comment, { dataDir }, async (body, upload) => {
        const record = await insertComment(catalogue, known(call.caller), body, upload?.files);
        return { data: presentRecord(comment, record) as never };
      }),
  };
};
