import { useQuery } from '@tanstack/react-query';
import type { MenuNode } from '#contract/session.ts';
import type { PostItem } from '#generated/types/post.ts';
import { read } from '#web/shared/http/read.ts';
import { rightsOf, useSession } from '#web/shared/session/sessionStore.ts';

export const noticePath = '/communication/Notice';

const maxNotices = 10;
const fiveMinutes = 300_000;

const idOf = (menus: readonly MenuNode[]): number | undefined => {
  for (const { url, menuId, children } of menus) {
    const found = url === noticePath ? menuId : idOf(children);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether the menu of the notices is the person's. */
export const useHasNotices = (): boolean =>
  useSession((state) => {
    const rights = rightsOf(state);
    const menuId = idOf(state.menu);
    if (menuId === undefined) return false;
    return rights.mngrYn === 'Y' || rights.authorizedMenuList.some((menu) => menu.menuId === menuId);
  });

/** The pinned notices and then the newest, some of them. */
export const useNotices = (enabled: boolean) =>
  useQuery({
    queryKey: ['dashboard-notices'],
    enabled,
    queryFn: ({ signal }) =>
      read<PostItem[]>('/commonboard-list', {
        params: { pstKndCd: 'NOTICE', sort: 'topOrd,DESC', size: maxNotices, total: 'capped' },
        signal,
        quiet: true,
        background: true,
      }),
    refetchInterval: fiveMinutes,
  });
