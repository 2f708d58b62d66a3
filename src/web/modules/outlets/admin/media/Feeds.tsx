import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { MediaFeedItem } from '#generated/types/mediaFeed.ts';
import { useResources } from '#web/admin/spec/resources.ts';
import { useIsAdmin } from '#web/admin/spec/rights.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import { http } from '#web/client/http/http.ts';
import { StateBadge } from '../feedState/StateBadge.tsx';
import styles from './media.module.css';
import type { Outlet } from './outlet.ts';

const sourcePage = '/admin/monitoring/CollectSource/Detail';

/** The collection sources of the outlet's feeds, by address, for administrators; empty if they cannot be read. */
const useFeedSources = (mediaId: number, isAdmin: boolean): ReadonlyMap<string, MediaFeedItem> => {
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

/** The collection source of a feed: its name and state, as a link. */
const FeedSource = ({ source }: { source: MediaFeedItem }) => {
  const spec = useResources().mediaFeed;
  if (!spec) return null;
  return (
    <span className={styles.feedSource}>
      <Link to={`${sourcePage}/${source.mediaFeedId}`} className={styles.link}>
        <bdi>{source.feedTtl || '이름 없는 수집원'}</bdi>
      </Link>
      <SpecProvider spec={spec}>
        <StateBadge source={source} />
      </SpecProvider>
    </span>
  );
};

const maxShown = 5;

interface FeedLinksProps {
  feeds: readonly string[];
  sources: ReadonlyMap<string, MediaFeedItem>;
}

const FeedLinks = ({ feeds, sources }: FeedLinksProps) => (
  <ul className={styles.feeds}>
    {feeds.map((feed) => {
      const source = sources.get(feed);
      return (
        <li key={feed}>
          {source && <FeedSource source={source} />}
          <a href={feed} target="_blank" rel="noreferrer" className={styles.link}>
            {feed}
            <span className="only-read-aloud"> (새 창)</span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** Feeds of the outlet, for administrators with their state; long lists are folded. */
export const Feeds = ({ outlet }: { outlet: Outlet }) => {
  const feeds = outlet.mediaFeedList ?? [];
  const sources = useFeedSources(outlet.mediaId, useIsAdmin() && feeds.length > 0);
  if (feeds.length === 0) return null;
  const [first, rest] = [feeds.slice(0, maxShown), feeds.slice(maxShown)];
  return (
    <section className={styles.section} aria-label="피드">
      <h2>피드 {grouped(feeds.length)}개</h2>
      <FeedLinks feeds={first} sources={sources} />
      {rest.length > 0 && (
        <details className={styles.moreFeeds}>
          <summary>{grouped(rest.length)}개 더 보기</summary>
          <FeedLinks feeds={rest} sources={sources} />
        </details>
      )}
    </section>
  );
};
