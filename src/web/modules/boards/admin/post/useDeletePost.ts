import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import type { StoredPost } from './FetchedPost.tsx';

/**
 * Deletes a post after confirmation.
 * @param question the confirmation text
 * @param back address to open afterwards
 */
export const useDeletePost = (entity: string, question: string, back: string) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  return async (data: StoredPost) => {
    if (!(await askConfirm(question, '삭제'))) return;
    try {
      await dataProvider.delete(entity, { id: data.id, previousData: data });
    } catch (failure) {
      return notify((failure as Error).message, { type: 'error' });
    }
    notify('ra.notification.deleted', { type: 'success' });
    await queries.invalidateQueries({ queryKey: [entity, 'getList'] });
    return navigate(back);
  };
};
