import styles from './media.module.css';
import { namesOf } from './outlet.ts';
import { useOutlet } from './useOutlet.ts';

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
