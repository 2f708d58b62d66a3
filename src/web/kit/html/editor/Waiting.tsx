import { HtmlText } from '../HtmlText.tsx';
import styles from './editor.module.css';

/** Stands in the editor's place, in its height, so that nothing jumps when it comes. */
export const Waiting = ({ value }: { value: string }) => (
  <div className={styles.editor} aria-busy="true">
    <div className={styles.tools} />
    <div className={styles.page}>
      <HtmlText html={value} />
    </div>
  </div>
);
