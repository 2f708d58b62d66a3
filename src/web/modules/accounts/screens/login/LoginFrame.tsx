import type { ReactNode } from 'react';
import { useSite } from '#web/client/session/siteStore.ts';
import { SupportContacts } from '#web/kit/page/SupportContacts.tsx';
import styles from './LoginFrame.module.css';

interface LoginFrameProps {
  /** A sentence below the name. */
  lead?: string;
  /** Shows the name in one line, to leave room for a step. */
  compact?: boolean;
  children: ReactNode;
}

/** The card of /login: the site's name, and the support contacts. */
export const LoginFrame = ({ lead, compact = false, children }: LoginFrameProps) => {
  const { brandName, ministryName } = useSite();
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <header className={compact ? styles.compact : styles.head}>
          <img src="/favicon.svg" alt="" width={compact ? 32 : 48} height={compact ? 32 : 48} />
          {!compact && <p className={styles.ministry}>{ministryName}</p>}
          <h1 className={styles.brand}>{brandName}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      <SupportContacts lead="이용 문의" className={styles.help} />
    </main>
  );
};
