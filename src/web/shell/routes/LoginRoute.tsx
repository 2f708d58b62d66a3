import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { today } from '#contract/days.ts';
import type { Session } from '#contract/session.ts';
import { logout } from '#web/client/session/logout.ts';
import { agreementPathFrom, originOf } from '#web/client/session/origin.ts';
import { useEndedSession, usePendingSession, useSession } from '#web/client/session/sessionStore.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { forgottenHash, Login } from '#web/modules/accounts/index.ts';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { applySignInResponse, nextStep, signIn } from '../session/loadSession.ts';
import { linkTokenOf } from '../session/passwordLink.ts';
import { loadSignedIn } from './signedInChunk.ts';

// few users see them: not part of the first screen's code
const SignInSteps = lazyPart(
  async () => (await import('#web/modules/accounts/screens/login/steps/SignInSteps.tsx')).SignInSteps,
);
const ForgottenPassword = lazyPart(
  async () => (await import('#web/modules/accounts/screens/login/passwords.tsx')).ForgottenPassword,
);
const SetPassword = lazyPart(
  async () => (await import('#web/modules/accounts/screens/login/passwords.tsx')).SetPassword,
);

/** Navigation state: a message from the screen that led here. */
interface Arrival {
  notice?: string;
}

/** The server masks part of the e-mail: enough to recognize it. */
const passwordSet = (coveredEml: string | null): string =>
  `비밀번호를 설정했습니다. ${coveredEml ? `${coveredEml} 계정에 ` : ''}새 비밀번호로 로그인해 주세요.`;

/** The pending session; after the last step it stays visible until the next screen is rendered. */
const useShownSession = (): Session | null => {
  const pending = usePendingSession(({ session }) => session);
  const isSignedIn = useSession(({ user }) => user !== null);
  const [last, setLast] = useState(pending);
  if (pending && pending !== last) setLast(pending);
  if (!pending && !isSignedIn && last) setLast(null);
  return pending ?? (isSignedIn ? last : null);
};

/**
 * Connects the login page: signing in with its steps, setting the password from a mailed link, and preloading the
 * application while the user types.
 */
export const LoginRoute = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { notice } = (location.state ?? {}) as Arrival;
  const endReason = useEndedSession(({ sentence }) => sentence);
  const brand = useSite(({ brandName }) => brandName);
  const [typed, setTyped] = useState('');
  const session = useShownSession();
  const step = session && nextStep(session, today());
  const link = linkTokenOf(location);

  useEffect(() => {
    document.title = `로그인 | ${brand}`;
  }, [brand]);

  // a link may also be pasted into the address bar of an open login screen
  useEffect(() => {
    if (link && useSession.getState().token.signedIn) void logout();
  }, [link]);

  const goOn = () => {
    setTyped('');
    const origin = originOf(location.search);
    const hasAgreed = useSession.getState().user?.joinCertYn === 'Y';
    return navigate(hasAgreed ? origin : agreementPathFrom(origin), { replace: true });
  };

  const screen = () => {
    if (link) {
      return (
        <SetPassword
          key={link}
          token={link}
          onSet={(coveredEml) =>
            void navigate('/login', { replace: true, state: { notice: passwordSet(coveredEml) } })
          }
          onLeave={() => void navigate('/login', { replace: true })}
        />
      );
    }
    if (session && step) {
      return (
        <SignInSteps
          step={step}
          session={session}
          pswd={typed}
          onSignedIn={async (answered) => {
            const next = await applySignInResponse(answered);
            if (!next) await goOn();
            return next;
          }}
          onLeave={() => {
            setTyped('');
            void logout();
          }}
        />
      );
    }
    if (location.hash === forgottenHash)
      return (
        <ForgottenPassword
          eml={useSession.getState().login.savedUsername ?? ''}
          onLeave={() => void navigate(`/login${location.search}`, { replace: true })}
        />
      );
    return (
      <Login
        key={location.key}
        notice={notice}
        endReason={endReason}
        onTyping={() => void loadSignedIn()}
        signIn={async (address, pswd) => {
          setTyped(pswd);
          if (!(await signIn(address, pswd))) await goOn();
        }}
      />
    );
  };

  return <PublicLayout>{screen()}</PublicLayout>;
};
