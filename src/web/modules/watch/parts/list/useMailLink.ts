import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asObject } from '#contract/particles.ts';
import type { Calls } from '#generated/api/calls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';
import type { SavedView } from '#web/client/views/viewAddress.ts';
import { type Muted, mute } from '#web/client/views/watchCalls.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';

type Media = Calls['GET /media-detail']['answer']['data'];
type Cluster = Calls['GET /cluster-detail']['answer']['data'];

const numberIn = (values: URLSearchParams, name: string): number | undefined => {
  const value = values.get(name) ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
};

/** What the address in a mail asks for: the settings, `?view=7`, or to leave out `&muteMedia=12` or `&muteCluster=7`. */
export const wishIn = (search: string): { viewId: number; muted?: Muted } | undefined => {
  const values = new URLSearchParams(search);
  const [viewId, mediaId, clusterId] = ['view', 'muteMedia', 'muteCluster'].map((name) =>
    numberIn(values, name),
  );
  if (viewId === undefined) return undefined;
  if (mediaId !== undefined) return { viewId, muted: { mediaId } };
  return clusterId === undefined ? { viewId } : { viewId, muted: { clusterId } };
};

/** The name of an outlet or an event; without the right to read it, or after its deletion, what it is. */
const nameOf = async (muted: Muted): Promise<string> => {
  const config = { quiet: true };
  try {
    if ('mediaId' in muted) {
      const media = await read<Media>('/media-detail', { ...config, params: muted });
      return media.mediaKornNm ?? media.mediaLclanNm ?? '이 매체';
    }
    const { clusterTtl } = await read<Cluster>('/cluster-detail', { ...config, params: muted });
    return clusterTtl ? `‘${clusterTtl}’ 사건` : '이 사건';
  } catch {
    return 'mediaId' in muted ? '이 매체' : '이 사건';
  }
};

/**
 * Does what the link in a mail asks for, once the views are known: opens the settings, or asks whether to leave out the
 * outlet or event.
 */
export const useMailLink = (
  views: readonly SavedView[],
  isKnown: boolean,
  onOpen: (view: SavedView) => void,
): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ask = useEffectEvent(async () => {
    const wanted = wishIn(search);
    if (!wanted) return;
    // asked once: a reload, or the way back, does not ask again
    await navigate(pathname, { replace: true });
    const view = views.find(({ viewId }) => viewId === wanted.viewId);
    if (!view) {
      await showAlert('이 알림의 저장한 검색이 없습니다. 지워졌거나 더는 공유되지 않습니다.');
      return;
    }
    if (!wanted.muted) {
      onOpen(view);
      return;
    }
    const name = await nameOf(wanted.muted);
    const question = `‘${view.viewNm}’ 알림에서 ${asObject(name)} 뺄까요? 나중에 ‘보낸 알림’에서 다시 넣을 수 있습니다.`;
    if (!(await askConfirm(question, '빼기'))) return;
    try {
      await mute(wanted.viewId, wanted.muted);
      announce(`‘${view.viewNm}’ 알림에서 ${asObject(name)} 뺐습니다.`);
    } catch (failure) {
      void showAlert(problemSentence(failure));
    }
  });
  useEffect(() => {
    if (isKnown) void ask();
  }, [isKnown, search]);
};
