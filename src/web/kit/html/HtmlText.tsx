import { useLayoutEffect, useRef } from 'react';
import { cleanNodes } from './cleanHtml.ts';
import styles from './richText.module.css';

/** A rich text with the look of ours, whatever it brings along. */
export const HtmlText = ({ html }: { html: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(...cleanNodes(html));
  }, [html]);
  return <div ref={box} className={styles.text} />;
};
