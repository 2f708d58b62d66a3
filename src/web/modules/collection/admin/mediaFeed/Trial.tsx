import { Link } from 'react-router-dom';
import type { TriedSource } from '#generated/types/mediaFeedCalls.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './mediaFeed.module.css';

const toSource = (mediaFeedId: number): string => `/admin/monitoring/CollectSource/Detail/${mediaFeedId}`;

const shownAtOnce = 4;

const Items = ({ items }: Pick<TriedSource, 'items'>) => (
  <ol className={styles.items} aria-label="들어올 글">
    {items.map((item) => (
      <li key={`${item.url} ${item.ttl}`}>
        <bdi lang={item.lanCd} className={styles.title}>
          {item.ttl}
        </bdi>
        <span className={styles.also}>
          {item.knownYn === 'Y' && <Badge>이미 있음</Badge>}
          {item.reportDt ? formatTime(item.reportDt) : '보도일시 없음'}
          {item.smry && <bdi className={styles.summary}>{item.smry}</bdi>}
        </span>
      </li>
    ))}
  </ol>
);

/** What a visit to the address would deliver. */
export const Trial = ({ tried, onChoose }: { tried: TriedSource; onChoose: (feedUrl: string) => void }) => {
  const { valid, message, feedTtl, items, findings, feeds, mediaFeedId } = tried;
  const isKnown = mediaFeedId !== null;
  return (
    <>
      <p>
        <Badge tone={valid ? 'good' : feeds.length ? 'notice' : 'danger'}>
          {valid ? '읽을 수 있음' : feeds.length ? '피드 찾음' : isKnown ? '중복' : '읽을 수 없음'}
        </Badge>{' '}
        {feedTtl && <bdi className={styles.title}>{feedTtl}</bdi>} {message}{' '}
        {isKnown && (
          <Link to={toSource(mediaFeedId)} target="_blank" rel="noopener noreferrer" className={styles.link}>
            등록된 수집원 보기<span className="only-read-aloud"> (새 창)</span>
          </Link>
        )}
      </p>
      {feeds.length > 0 && (
        <ul className={styles.found}>
          {feeds.map((feed) => (
            <li key={feed.feedUrl}>
              <span>
                {feed.feedTtl && <bdi className={styles.title}>{feed.feedTtl}</bdi>}
                <bdi className={styles.address}>{feed.feedUrl}</bdi>
              </span>
              {feed.mediaFeedId === null ? (
                <button
                  type="button"
                  className={`${buttons.tertiary} ${buttons.small}`}
                  onClick={() => onChoose(feed.feedUrl)}
                >
                  이 피드로<span className="only-read-aloud">: {feed.feedTtl ?? feed.feedUrl}</span>
                </button>
              ) : (
                <Link
                  to={toSource(feed.mediaFeedId)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={styles.link}
                >
                  등록됨<span className="only-read-aloud"> (새 창)</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && <Items items={items.slice(0, shownAtOnce)} />}
      {items.length > shownAtOnce && (
        <details>
          <summary>{items.length - shownAtOnce}건 더 보기</summary>
          <Items items={items.slice(shownAtOnce)} />
        </details>
      )}
    </>
  );
};
