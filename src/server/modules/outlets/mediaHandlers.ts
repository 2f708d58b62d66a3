import type { Calls } from '#generated/api/calls.ts';
import type { Media } from '#generated/types/media.ts';
import type { MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import type { Call, Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { withUpload } from '#server/kernel/crud/answers.ts';
import { asAnswer, presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { denied } from '#server/kernel/failure.ts';
import type { ModuleContext } from '#server/kernel/module.ts';
import { credentialsSentence, hasCredentials } from '#server/kernel/outside/publicAddress.ts';
import { visit } from '#server/kernel/outside/visit.ts';
import { requireVisitAllowed } from '#server/kernel/outside/visitLimits.ts';
import { deleteMedia, requestDelete, setUse } from './actions.ts';
import { completeMedia } from './completeMedia.ts';
import { possibleDuplicates, registeredAt } from './duplicates.ts';
import { setNations } from './fillArticleNations.ts';
import { fillNationsOrQueue, moveArticlesOrQueue } from './followUp.ts';
import { mediaHistory } from './mediaHistory.ts';
import { mergeMedia, presentMerge } from './mergeMedia.ts';
import { outletAddress } from './outletAddress.ts';
import { managesOutlets } from './policies/media.ts';
import { deletedMedia, restoreMedia } from './restoreMedia.ts';
import { insertMedia, revertMedia, updateMedia } from './saveMedia.ts';
import { undoMerge } from './undoMerge.ts';
import { visitSentence } from './visitSentence.ts';

const notWeb = 'http 또는 https로 시작하는 외부 인터넷 주소를 입력해 주세요.';

/**
 * Whether an outlet may be registered under this address: public and not used by another outlet. A site that does not
 * respond, or responds with an error, is accepted: it may be down or block our requests.
 * @throws Failure 429 if the user has exceeded the visits per minute
 */
const checkUrl = async (userId: string, url: string, except?: number | null): Promise<MediaUrlCheck> => {
  const nobody = { checked: true, url, mediaId: null, mediaNm: null };
  if (hasCredentials(url))
    return { ...nobody, valid: false, duplicated: false, message: credentialsSentence };
  if (outletAddress(url) === null) return { ...nobody, valid: false, duplicated: false, message: notWeb };
  const known = await registeredAt(url, except);
  if (known) {
    const message = `이미 등록된 URL입니다: ${known.mediaNm ?? `매체 번호 ${known.mediaId}`}`;
    return { ...nobody, ...known, valid: true, duplicated: true, message };
  }
  requireVisitAllowed(userId);
  const went = await visit(url);
  return { ...nobody, valid: went.outcome !== 'refused', duplicated: false, message: visitSentence(went) };
};

type Ids =
  | 'POST /insert-media'
  | 'PUT /update-media'
  | 'PUT /revert-media'
  | 'DELETE /delete-media'
  | 'POST /media-check/url'
  | 'POST /media-check/info'
  | 'PUT /update-merge-media'
  | 'PUT /update-merge-media/undo'
  | 'PUT /update-useyn-media'
  | 'POST /request-delete-media'
  | 'GET /media-history-list'
  | 'GET /deleted-media-list'
  | 'PUT /restore-media'
  | 'PUT /media-nation';

/** Media managers may edit all outlets; others need the right to write on the menu, and may edit only their own. */
const requireWriter = async ({
  operation,
  caller,
}: Pick<Call<unknown, unknown, Caller>, 'operation' | 'caller'>): Promise<Caller> => {
  if (managesOutlets(caller)) return caller;
  const refusal = authorize({ ...operation, access: 'menu:write' }, caller, await menuIdsOf());
  if (refusal) throw refusal;
  return caller;
};

const requireManager = (caller: Caller): void => {
  if (!managesOutlets(caller)) throw denied();
};

/** Endpoints of outlets beyond list and detail: checks, registration, merges, use, deletion, history. */
export const mediaHandlers = (
  { environment, files }: Pick<ModuleContext, 'environment' | 'files'>,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const media = entityOf(catalogue, 'media');
  const present = async (caller: Caller | null, record: Row) => {
    const [whole] = await completeMedia(catalogue, caller, [presentRecord(media, record)]);
    return { data: asAnswer<Media>(whole ?? {}) };
  };
  return {
    'POST /insert-media': (call) =>
      withUpload(call, media, { files }, async (body, upload) =>
        present(call.caller, await insertMedia(catalogue, call.caller, body, upload?.files)),
      ),
    'PUT /update-media': async (call) => {
      const caller = await requireWriter(call);
      return withUpload(call, media, { files }, async (body, upload) =>
        present(caller, await updateMedia(catalogue, caller, body, upload?.files, upload?.removed)),
      );
    },
    'PUT /revert-media': async (call) => {
      const caller = await requireWriter(call);
      return present(caller, await revertMedia(catalogue, caller, call.body));
    },
    'DELETE /delete-media': async ({ body, caller }) => ({
      data: await deleteMedia(catalogue, caller, body),
    }),
    'POST /media-check/url': async ({ body, caller }) => ({
      data: await checkUrl(caller.user.userId, body.url, body.mediaId),
    }),
    'POST /media-check/info': async ({ body: { mediaId, ...info } }) => {
      const items = await possibleDuplicates(info, mediaId);
      return { data: { checked: true, duplicated: items.length > 0, items } };
    },
    'PUT /update-merge-media': async ({ body, caller, request }) => {
      const { mediaId, mrgTrgtMediaId, wrtRsn } = body;
      requireManager(caller);
      const merges = await mergeMedia(catalogue, caller, mediaId, mrgTrgtMediaId, wrtRsn ?? null);
      await moveArticlesOrQueue(request.log);
      return { data: await Promise.all(merges.map((id) => presentMerge(catalogue, caller, id))) };
    },
    'PUT /update-merge-media/undo': async ({ body: { mediaMrgId, wrtRsn }, caller, request }) => {
      requireManager(caller);
      await undoMerge(catalogue, caller, mediaMrgId, wrtRsn ?? null);
      await moveArticlesOrQueue(request.log);
      return { data: await presentMerge(catalogue, caller, mediaMrgId) };
    },
    'PUT /update-useyn-media': async (call) =>
      present(call.caller, await setUse(catalogue, await requireWriter(call), call.body)),
    'POST /request-delete-media': async ({ body, caller }) =>
      present(caller, await requestDelete(environment, catalogue, caller, body)),
    'PUT /media-nation': async ({ body: { mediaId, ntnId }, caller, request }) => {
      const changedCnt = await setNations(catalogue, caller, mediaId, ntnId);
      const articleCnt = await fillNationsOrQueue(mediaId, ntnId, caller.user.userId, request.log);
      return { data: { changedCnt, articleCnt } };
    },
    'GET /deleted-media-list': ({ query }) => deletedMedia(query),
    'PUT /restore-media': async ({ body, caller }) =>
      present(caller, await restoreMedia(catalogue, caller, body)),
    'GET /media-history-list': ({ query, caller }) => mediaHistory(catalogue, caller, query),
  };
};
