import { HtmlText } from '../HtmlText.tsx';
import styles from './editor.module.css';

/** Placeholder of the editor, of the same height, so that nothing jumps when it is loaded. */
export const Waiting = ({ value }: { value: string }) => (
  <div className={styles.editor} aria-busy="true">
    <div className={styles.tools} />
    <div className={styles.page}>
      <HtmlText html={value} />
    </div>
  </div>
);
