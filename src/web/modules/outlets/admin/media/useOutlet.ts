import { useQuery } from '@tanstack/react-query';
import { read } from '#web/client/http/read.ts';
import type { Outlet } from './outlet.ts';

/** The outlet of a popup; the server checks that the user may see it. */
export const useOutlet = (mediaId: string) =>
  useQuery({
    queryKey: ['media', 'popup', mediaId],
    queryFn: ({ signal }) => read<Outlet>('/media-detail', { params: { mediaId }, signal, quiet: true }),
  });
