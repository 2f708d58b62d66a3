import type { Row } from '#web/admin/spec/formValues.ts';
import styles from './mediaFeed.module.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Name, outlet and address of a source. */
export const SourceName = ({ source }: { source: Row }) => {
  const outlet = text(source.mediaNm) || text(source.mediaLclanNm);
  const address = text(source.feedUrl);
  return (
    <span className={styles.name}>
      <bdi className={styles.title}>{text(source.feedTtl) || address}</bdi>
      <span className={styles.also}>
        {outlet && outlet !== text(source.feedTtl) && <bdi>{outlet}</bdi>}
        <bdi className={styles.address}>{address.replace(/^https?:\/\/(?:www\.)?/, '')}</bdi>
      </span>
    </span>
  );
};
