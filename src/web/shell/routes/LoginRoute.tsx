import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { today } from '#contract/days.ts';
import type { Session } from '#contract/session.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { useEndedSession } from '#web/kit/session/endedSession.ts';
import { logout } from '#web/kit/session/logout.ts';
import { agreementPathFrom, originOf } from '#web/kit/session/origin.ts';
import { usePendingSession } from '#web/kit/session/pendingSession.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { useSite } from '#web/kit/session/siteStore.ts';
import { Login } from '#web/screens/login/Login.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { signIn, takeOver } from '../session/loadSession.ts';
import { nextStep } from '../session/nextStep.ts';
import { linkTokenOf } from '../session/passwordLink.ts';
import { loadSignedIn } from './signedInChunk.ts';

// few people meet them: they are no part of the first screen
const SignInSteps = lazyPart(
  async () => (await import('#web/screens/login/steps/SignInSteps.tsx')).SignInSteps,
);
const SetPassword = lazyPart(async () => (await import('#web/screens/login/SetPassword.tsx')).SetPassword);

/** What whoever sent the person here has to say. */
interface Arrival {
  notice?: string;
}

/** The e-mail comes half covered from the server: enough to recognise it by. */
const passwordSet = (coveredEml: string | null): string =>
  `비밀번호를 설정했습니다. ${coveredEml ? `${coveredEml} 계정에 ` : ''}새 비밀번호로 로그인해 주세요.`;

/** The pending session; after the last step it stays in sight until the next screen is there. */
const useShownSession = (): Session | null => {
  const pending = usePendingSession(({ session }) => session);
  const isSignedIn = useSession(({ user }) => user !== null);
  const [last, setLast] = useState(pending);
  if (pending && pending !== last) setLast(pending);
  if (!pending && !isSignedIn && last) setLast(null);
  return pending ?? (isSignedIn ? last : null);
};

/**
 * Gives the login page its hands: signing in with the steps that may follow, setting the password behind a mailed
 * link, and loading the rest of the application while somebody types.
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

  // a link may also be pasted into the address of an open login screen
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
          takeOver={async (answered) => {
            const next = await takeOver(answered);
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
