import { messages } from '#contract/messages.ts';
import places from './ArticleDetail.module.css';
import styles from './ArticleSkeleton.module.css';

const TextLines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, line) => <div key={line} className={styles.bone} />);

/** Skeleton of an article: head, both texts and the analysis, in their usual sizes. */
export const ArticleSkeleton = () => (
  <div className={places.article} role="status" aria-label={messages.loading.detail} data-waiting>
    <div className={styles.head} aria-hidden="true">
      <TextLines count={2} />
    </div>
    <div className={places.withRail} aria-hidden="true">
      <div className={`${places.body} ${styles.texts}`}>
        {['original', 'translation'].map((text) => (
          <div key={text}>
            <div className={styles.title} />
            <TextLines count={9} />
          </div>
        ))}
      </div>
      <div className={places.rail}>
        <div className={styles.found}>
          <TextLines count={7} />
        </div>
      </div>
    </div>
  </div>
);
