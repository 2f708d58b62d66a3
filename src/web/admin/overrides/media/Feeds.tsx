import styles from './media.module.css';
import type { Outlet } from './outlet.ts';

const mostShown = 5;

const FeedLinks = ({ feeds }: { feeds: readonly string[] }) => (
  <ul className={styles.feeds}>
    {feeds.map((feed) => (
      <li key={feed}>
        <a href={feed} target="_blank" rel="noreferrer" className={styles.link}>
          {feed}
          <span className="only-read-aloud"> (새 창)</span>
        </a>
      </li>
    ))}
  </ul>
);

/** Feeds of the outlet; many of them are folded away. */
export const Feeds = ({ outlet }: { outlet: Outlet }) => {
  const feeds = outlet.mediaFeedList ?? [];
  if (feeds.length === 0) return null;
  const [first, rest] = [feeds.slice(0, mostShown), feeds.slice(mostShown)];
  return (
    <section className={styles.section} aria-label="피드">
      <h3>피드 {feeds.length.toLocaleString('ko-KR')}개</h3>
      <FeedLinks feeds={first} />
      {rest.length > 0 && (
        <details className={styles.moreFeeds}>
          <summary>{rest.length.toLocaleString('ko-KR')}개 더 보기</summary>
          <FeedLinks feeds={rest} />
        </details>
      )}
    </section>
  );
};
