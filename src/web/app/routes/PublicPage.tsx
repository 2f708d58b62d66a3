import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { fill, messages } from '#contract/messages.ts';
import { useSite } from '#web/shared/session/siteStore.ts';
import { LoadingState } from '#web/shared/states/StatePanel.tsx';
import styles from '../layouts/Layout.module.css';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { pageFor } from './pageRegistry.ts';

const SignUp: ComponentType = lazy(async () => ({ default: await pageFor('/signUp') }));

/** /signUp in the public layout. */
export const PublicPage = () => {
  const brand = useSite(({ brandName }) => brandName);
  useEffect(() => {
    document.title = fill(messages.title.signUp, { brand });
  }, [brand]);
  return (
    <PublicLayout>
      <main className={styles.alone}>
        <h1>회원가입</h1>
        <Suspense fallback={<LoadingState />}>
          <SignUp />
        </Suspense>
      </main>
    </PublicLayout>
  );
};
