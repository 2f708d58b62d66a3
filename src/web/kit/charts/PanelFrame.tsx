import { type CSSProperties, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './chart.module.css';

interface PanelFrameProps {
  title: string;
  /** Target of the link in the heading. */
  to?: string | undefined;
  subtitle: string;
  /** The finding of the chart in one sentence; its room is reserved while it is unknown. */
  finding?: string;
  /** Buttons in the head. */
  tools?: ReactNode;
  /** Height of the body in rem, reserved from the first render on. */
  height: number;
  /** A map: needs less height on a phone than other charts. */
  isFlat?: boolean | undefined;
  /** The body grows with its content. */
  grows?: boolean;
  /** The content may be higher than the body. */
  scrolls?: boolean;
  children: ReactNode;
}

/** A panel of fixed height under its heading. */
export const PanelFrame = (props: PanelFrameProps) => {
  const {
    title,
    to,
    subtitle,
    finding,
    tools,
    height,
    isFlat,
    grows = false,
    scrolls = false,
    children,
  } = props;
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id}>{to ? <Link to={to}>{title}</Link> : title}</h2>
          <p>{subtitle}</p>
        </div>
        <div className={styles.tools}>{tools}</div>
      </header>
      {finding !== undefined && <p className={styles.finding}>{finding}</p>}
      <div
        className={styles.body}
        style={{ '--body-height': `${height}rem` } as CSSProperties}
        data-flat={isFlat}
        data-grows={grows}
        data-scrolls={scrolls}
        // scrollable with the keyboard, so it must be focusable
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': `${title} 내용` })}
      >
        {children}
      </div>
    </section>
  );
};
