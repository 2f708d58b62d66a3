import type { MediaFeedItem } from '#generated/types/mediaFeed.ts';
import { useIsAdmin } from '../../spec/rights.ts';
import { FeedSource, useFeedSources } from './FeedSources.tsx';
import styles from './media.module.css';
import type { Outlet } from './outlet.ts';

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

/** Feeds of the outlet, for administrators with how they are doing; many of them are folded away. */
export const Feeds = ({ outlet }: { outlet: Outlet }) => {
  const feeds = outlet.mediaFeedList ?? [];
  const sources = useFeedSources(outlet.mediaId, useIsAdmin() && feeds.length > 0);
  if (feeds.length === 0) return null;
  const [first, rest] = [feeds.slice(0, maxShown), feeds.slice(maxShown)];
  return (
    <section className={styles.section} aria-label="피드">
      <h2>피드 {feeds.length.toLocaleString('ko-KR')}개</h2>
      <FeedLinks feeds={first} sources={sources} />
      {rest.length > 0 && (
        <details className={styles.moreFeeds}>
          <summary>{rest.length.toLocaleString('ko-KR')}개 더 보기</summary>
          <FeedLinks feeds={rest} sources={sources} />
        </details>
      )}
    </section>
  );
};
