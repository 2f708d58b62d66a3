import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useResources } from '#web/admin/spec/resources.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import { read } from '#web/client/http/read.ts';
import styles from './media.module.css';
import { namesOf, type Outlet } from './outlet.ts';

/** The outlet of a popup; the server checks that the user may see it. */
export const useOutlet = (mediaId: string) =>
  useQuery({
    queryKey: ['media', 'popup', mediaId],
    queryFn: ({ signal }) => read<Outlet>('/media-detail', { params: { mediaId }, signal, quiet: true }),
  });

/** The name of the outlet that a popup is about. */
export const OutletTitle = ({ mediaId }: { mediaId: string }) => {
  const { data } = useOutlet(mediaId);
  if (!data) return null;
  const { main, also } = namesOf(data);
  return (
    <h2 className={styles.popupTitle}>
      <bdi>{main}</bdi> {also && <bdi className={styles.also}>{also}</bdi>}
    </h2>
  );
};

/** Context of a popup about outlets. */
export const PopupSubject = ({ children }: { children: ReactNode }) => {
  const { media } = useResources();
  if (!media) throw new Error('There is no entity media.');
  return <SpecProvider spec={media}>{children}</SpecProvider>;
};
