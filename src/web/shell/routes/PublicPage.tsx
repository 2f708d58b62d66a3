import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { fill, messages } from '#contract/messages.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { Emblem } from '../brand/Masthead.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { pageFor } from '../screens/pageRegistry.ts';
import styles from './PublicPage.module.css';

const SignUp = lazyPart(() => pageFor('/signUp'));

/** /signUp in the public layout. */
export const PublicPage = () => {
  const brand = useSite(({ brandName }) => brandName);
  useEffect(() => {
    document.title = fill(messages.title.signUp, { brand });
  }, [brand]);
  return (
    <PublicLayout>
      <main className={styles.page}>
        <Link to="/login" className={styles.brand}>
          <Emblem size={32} />
          {brand}
        </Link>
        <h1>회원가입</h1>
        <SignUp fallback={<LoadingState text={messages.startUp.loading} />} />
      </main>
    </PublicLayout>
  );
};
