import { useLayoutEffect, useRef } from 'react';
import { cleanNodes } from './cleanHtml.ts';
import styles from './richText.module.css';

/** A sanitized rich text in our own styles. */
export const HtmlText = ({ html }: { html: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(...cleanNodes(html));
  }, [html]);
  return <div ref={box} className={styles.text} />;
};
