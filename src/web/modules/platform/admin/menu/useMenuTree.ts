import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MenuNode } from '#contract/session.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { type MenuPlace, moved, wordsOfPlace } from './menuOrder.ts';

/** Starts with the entity's name, so that saving a form refetches the tree. */
export const menuTreeKey = ['menu', 'getList', 'tree'] as const;

const readTree = ({ signal }: { signal: AbortSignal }) =>
  read<MenuNode[]>('/menu-list', { params: { all: 'Y' }, signal, background: true, quiet: true });

/** All menus, including those out of use. */
export const useMenuTree = () => useQuery({ queryKey: menuTreeKey, queryFn: readTree });

/** Updates header and sidebar after a save. */
export const refreshShell = async (): Promise<void> => {
  useSession.setState({ menu: await read<MenuNode[]>('/menu-list', { background: true, quiet: true }) });
};

/** Saves new positions; the tree shows them at once and reverts if the server refuses. */
export const useMoveMenus = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ places }: { menuId: number; places: MenuPlace[] }) =>
      write<MenuNode[]>('PUT', '/update-menu/order', { items: places }),
    onMutate: async ({ places }) => {
      await queryClient.cancelQueries({ queryKey: menuTreeKey });
      const before = queryClient.getQueryData<MenuNode[]>(menuTreeKey);
      if (before) queryClient.setQueryData(menuTreeKey, moved(before, places));
      return { before };
    },
    onError: (_error, _given, kept) => {
      queryClient.setQueryData(menuTreeKey, kept?.before);
    },
    onSuccess: (tree, { menuId }) => {
      queryClient.setQueryData(menuTreeKey, tree);
      announce(wordsOfPlace(tree, menuId));
      void refreshShell();
    },
  });
};
