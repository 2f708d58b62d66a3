import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Login } from '#web/pages/login/Login.tsx';
import { useSite } from '#web/shared/session/siteStore.ts';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { logout } from '../session/endSession.ts';
import { signIn } from '../session/loadSession.ts';
import { originOf } from '../session/origin.ts';
import { loadSignedIn } from './signedInChunk.ts';

/** Gives the login page its hands: signing in, and loading the rest of the application while somebody types. */
export const LoginRoute = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const brand = useSite(({ brandName }) => brandName);

  useEffect(() => {
    document.title = `로그인 | ${brand}`;
  }, [brand]);

  return (
    <PublicLayout>
      <Login
        onTyping={() => void loadSignedIn()}
        signIn={signIn}
        onSignedIn={() => navigate(originOf(search), { replace: true })}
        onStepPending={logout}
      />
    </PublicLayout>
  );
};
