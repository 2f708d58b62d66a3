import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ListAnswer } from '#contract/list.ts';
import type { MediaFeedItem } from '#generated/types/mediaFeed.ts';
import { http } from '#web/shared/http/http.ts';
import type { Row } from '../../spec/formValues.ts';
import { useResources } from '../../spec/resources.ts';
import { SpecProvider } from '../../spec/SpecContext.tsx';
import { StateBadge } from '../mediaFeed/StateBadge.tsx';
import styles from './media.module.css';

const sourcePage = '/admin/monitoring/CollectSource/Detail';

/** What an administrator knows of each feed of the outlet, by its address; none where that cannot be read. */
export const useFeedSources = (mediaId: number, isAdmin: boolean): ReadonlyMap<string, MediaFeedItem> => {
  const { data } = useQuery({
    queryKey: ['mediaFeed', 'ofOutlet', mediaId],
    queryFn: async ({ signal }) =>
      (
        await http.get<ListAnswer<MediaFeedItem>>('/mediafeed-list', {
          params: { mediaId, size: 200 },
          signal,
          quiet: true,
        })
      ).data.data,
    enabled: isAdmin,
    retry: false,
  });
  return new Map((data ?? []).flatMap((source) => (source.feedUrl ? [[source.feedUrl, source]] : [])));
};

/** The source that a feed is collected as: its name, how it is doing, and the way to it. */
export const FeedSource = ({ source }: { source: MediaFeedItem }) => {
  const spec = useResources().mediaFeed;
  if (!spec) return null;
  return (
    <span className={styles.feedSource}>
      <Link to={`${sourcePage}/${source.mediaFeedId}`} className={styles.link}>
        <bdi>{source.feedTtl || '이름 없는 수집원'}</bdi>
      </Link>
      <SpecProvider spec={spec}>
        <StateBadge source={source as unknown as Row} />
      </SpecProvider>
    </span>
  );
};
