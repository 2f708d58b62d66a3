import { write } from '#web/client/http/write.ts';
import { useSession } from '#web/client/session/sessionStore.ts';

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
export const reportScreenError = (error: unknown): void => {
  if (!useSession.getState().token.signedIn) return;
  const screenPath = window.location.pathname.slice(0, 300);
  const failure = described(error);
  const key = `${screenPath} ${failure.errCn}`;
  if (reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  write('POST', '/screen-error', { screenPath, ...failure }, { background: true }).catch(() => {});
};
