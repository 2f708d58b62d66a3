import { useEffect } from 'react';
import { createBrowserRouter, type RouteObject, redirect, useRouteError } from 'react-router-dom';
import { boardMenuUrl } from '#contract/boards.ts';
import { messages } from '#contract/messages.ts';
import { noAnswer } from '#web/client/http/HttpProblem.ts';
import { write } from '#web/client/http/write.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { isMissingCode } from '#web/kit/loading/lazyPart.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { useRetryOnline } from '#web/kit/states/useRetryOnline.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { guard } from '../guard/guard.ts';
import { RouteChange } from '../page/RouteChange.tsx';
import { servedPage } from '../reload/reloadOnNewVersion.ts';
import { reloadPage } from '../reload/reloadPage.ts';
import { pathsOf, signedInScreens } from '../screens/screens.ts';
import styles from './RoutingError.module.css';
import { loadSignedIn } from './signedInChunk.ts';

/** Maximum number of reports per page load; more would add nothing new. */
const maxReports = 10;
const reported = new Set<string>();

const described = (error: unknown): { errCn: string; stack?: string } => {
  if (!(error instanceof Error)) return { errCn: JSON.stringify(error)?.slice(0, 1_000) || String(error) };
  const { name, message, stack } = error;
  return {
    errCn: (message || name).slice(0, 1_000),
    ...(stack && { stack: stack.slice(0, 4_000) }),
  };
};

/**
 * Reports a screen error to the server: each error of a path once per page load, without the query string. The response
 * is not awaited, and a failed report is ignored.
 */
const reportScreenError = (error: unknown): void => {
  if (!useSession.getState().token.signedIn) return;
  const screenPath = window.location.pathname.slice(0, 300);
  const failure = described(error);
  const key = `${screenPath} ${failure.errCn}`;
  if (reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  write('POST', '/screen-error', { screenPath, ...failure }, { background: true }).catch(() => {});
};

const title = '화면을 표시하지 못했습니다';

const useErrorLog = (): void => {
  const error = useRouteError();
  useEffect(() => {
    console.error('screen failed', error);
    reportScreenError(error);
  }, [error]);
};

/** Checks for the server first: without it the browser would show its own error page. */
const withServer = async (go: () => void): Promise<void> => {
  if (await servedPage()) go();
  else await showAlert(noAnswer);
};

const reloadWithServer = (): void => void servedPage().then((page) => page !== undefined && reloadPage());

/**
 * The link home reloads the page: the running one may be broken. A screen whose code has not come is reloaded by itself
 * when the network is back: browsers may remember that the code could not be loaded.
 */
const WaysOn = () => {
  const isMissing = isMissingCode(useRouteError());
  useRetryOnline(isMissing ? reloadWithServer : undefined);
  return (
    <>
      <p className={styles.text}>
        {isMissing ? noAnswer : '화면을 그리는 중에 문제가 생겼습니다.'} 저장하신 내용은 그대로 있습니다.
        {!isMissing && (
          <>
            <br />
            ‘다시 시도’를 눌러 주세요. 같은 문제가 계속되면 관리자에게 알려 주세요.
          </>
        )}
      </p>
      {!isMissing && (
        <p className={styles.code} lang="en">
          {messages.access.routingError}
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className={buttons.tertiary} onClick={() => void withServer(reloadPage)}>
          {messages.startUp.retry}
        </button>
        <a
          href="/dashboard"
          className={buttons.primary}
          onClick={(event) => {
            event.preventDefault();
            void withServer(() => window.location.assign('/dashboard'));
          }}
        >
          {messages.notFound.home}
        </a>
      </div>
    </>
  );
};

/** A screen failed within its layout: header and menus stay usable, the heading reports the error. */
export const ScreenError = () => {
  useErrorLog();
  usePageHead({ heading: title, intro: null, tabTitle: title });
  return (
    <section className={styles.panel} role="alert">
      <WaysOn />
    </section>
  );
};

/** The fallback for all other errors. */
export const RoutingError = () => {
  useErrorLog();
  useEffect(() => {
    document.title = title;
  }, []);
  return (
    <main className={styles.screen}>
      <h1>{title}</h1>
      <WaysOn />
    </main>
  );
};

const screenRoutes: RouteObject[] = signedInScreens
  .filter(({ path }) => path !== boardMenuUrl)
  .flatMap(pathsOf)
  .map((path) => ({
    path,
    // as in the guard; by default the router would also match /Article/article
    caseSensitive: true,
    lazy: async () => {
      const { pageFor } = await import('../screens/pageRegistry.ts');
      return { Component: await pageFor(path) };
    },
  }));

export const appRoutes: RouteObject[] = [
  {
    middleware: [guard],
    Component: RouteChange,
    ErrorBoundary: RoutingError,
    children: [
      { path: '/', loader: () => redirect('/dashboard') },
      {
        path: '/login',
        caseSensitive: true,
        lazy: async () => ({ Component: (await import('./LoginRoute.tsx')).LoginRoute }),
      },
      {
        path: '/signUp',
        caseSensitive: true,
        lazy: async () => {
          const { SignUpPage } = await import('./PublicPage.tsx');
          return { Component: SignUpPage };
        },
      },
      {
        path: '/watch/stop',
        caseSensitive: true,
        lazy: async () => {
          const { WatchStopPage } = await import('./PublicPage.tsx');
          return { Component: WatchStopPage };
        },
      },
      {
        lazy: async () => ({ Component: (await loadSignedIn()).SignedInRoot }),
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              ...screenRoutes,
              {
                path: '*',
                lazy: async () => {
                  const { OtherPath, loadOtherPath } = await import('./OtherPath.tsx');
                  return { Component: OtherPath, loader: loadOtherPath };
                },
              },
            ],
          },
        ],
      },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(appRoutes, { future: { v8_middleware: true } });
