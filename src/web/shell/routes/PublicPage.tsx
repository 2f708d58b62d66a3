import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { Emblem } from '../brand/Masthead.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { pageFor } from '../screens/pageRegistry.ts';
import styles from './PublicPage.module.css';

/** A page in the public layout, other than the sign-in. */
const publicPage = (path: string, title: string) => {
  const Page = lazyPart(() => pageFor(path));
  return () => (
    <PublicPage title={title}>
      <Page fallback={<LoadingState text={messages.startUp.loading} />} />
    </PublicPage>
  );
};

const PublicPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const brand = useSite(({ brandName }) => brandName);
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [title, brand]);
  return (
    <PublicLayout>
      <main className={styles.page}>
        <Link to="/login" className={styles.brand}>
          <Emblem size={32} />
          {brand}
        </Link>
        <h1>{title}</h1>
        {children}
      </main>
    </PublicLayout>
  );
};

/** /signUp */
export const SignUpPage = publicPage('/signUp', '회원가입');

/** /watch/stop */
export const WatchStopPage = publicPage('/watch/stop', '알림 그만 받기');
