import axios, { type AxiosError, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { constants } from '#contract/constants.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { backgroundHeader } from '#contract/session.ts';
import { httpEnvironment } from './environment.ts';
import { HttpProblem, noAnswer } from './HttpProblem.ts';
import { loadingText, startLoading } from './loadingStore.ts';
import { followsUserAction } from './presence.ts';
import { refreshSession } from './refreshSession.ts';
import { xsrfToken } from './xsrfToken.ts';

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** True for requests without the global loading indicator, alert and silent refresh. */
export const isExempt = (url: string): boolean => {
  const name = pathOf(url).split('/').filter(Boolean).at(-1) ?? '';
  return (constants.sharedHandlingExempt as readonly string[]).includes(name);
};

type Value = string | number | boolean | null | undefined;

/**
 * Request parameters as a query string: a list repeats its name (`id=1&id=2`), null and undefined are left out.
 * @param params texts, numbers, flags and lists of them, or a ready query
 */
export const queryText = (params: Record<string, Value | readonly Value[]> | URLSearchParams): string => {
  if (params instanceof URLSearchParams) return params.toString();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one));
  return query.toString();
};

const parsed = (text: string): Partial<ErrorBody> => {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' ? (value as Partial<ErrorBody>) : {};
  } catch {
    // a proxy's HTML error page is no message for users
    return {};
  }
};

/** The error body of a response, also if the request expected binary data. */
const errorBody = async (data: unknown): Promise<Partial<ErrorBody>> => {
  if (data instanceof Blob) return parsed(await data.text());
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data))
    return parsed(new TextDecoder().decode(data as Uint8Array));
  if (typeof data === 'string') return parsed(data);
  return data && typeof data === 'object' ? (data as Partial<ErrorBody>) : {};
};

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The caller shows errors itself: no alert. */
    quiet?: boolean;
    /** A background request (polling): no loading indicator, no alert, and it does not extend the session. */
    background?: boolean;
    /** Of `CallMade`. */
    leavesLists?: boolean;
  }
  interface InternalAxiosRequestConfig {
    sentAt?: number;
    retried?: boolean;
    tokenRenewed?: boolean;
    stopLoading?: (() => void) | undefined;
  }
}

const { xsrfCookie, menuIdHeader, forbiddenLogoutCode } = constants.session;

/**
 * The only way to the server. Resolves with axios responses; every failure rejects with HttpProblem, except an abort,
 * which rejects with axios' CanceledError.
 */
export const http = axios.create({
  baseURL: '/api',
  withCredentials: true,
  // axios would read the asynchronous cookie store, whose answer waits for everything the page is busy with
  withXSRFToken: false,
  paramsSerializer: { serialize: queryText },
});

http.interceptors.request.use((config) => {
  const url = config.url ?? '';
  const menuId = httpEnvironment.menuId();
  if (menuId !== null) config.headers.set(menuIdHeader, String(menuId));
  config.headers.set(`X-${xsrfCookie}`, xsrfToken() || undefined);
  if (config.background || !followsUserAction()) config.headers.set(backgroundHeader, '1');
  const text = config.background || isExempt(url) ? undefined : loadingText(url);
  config.sentAt = Date.now();
  config.stopLoading = text ? startLoading(text) : undefined;
  return config;
});

const isReported = (config: AxiosRequestConfig): boolean =>
  !config.quiet && !config.background && !isExempt(config.url ?? '');

/** Shows the server's message, or that no server responded, unless the caller shows errors itself. */
const report = (problem: HttpProblem, config: AxiosRequestConfig): void => {
  const hasSentence = problem.status === 0 || Boolean(problem.body.message);
  if (hasSentence && isReported(config)) httpEnvironment.showMessage(problem.message);
};

const recover = async (error: AxiosError) => {
  const { response, config } = error;
  if (!config) throw error;
  if (response?.status === 401 && !config.retried && !isExempt(config.url ?? '')) {
    await refreshSession(config.sentAt ?? 0, () =>
      http.post('/login/refresh-token', {}, { leavesLists: true }),
    );
    return http.request({ ...config, retried: true } as InternalAxiosRequestConfig);
  }
  const body = response ? await errorBody(response.data) : {};
  // the cookie was lost or belongs to another session: any GET brings the right one, so the write is repeated
  if (body.code === 'XSRF' && !config.tokenRenewed) {
    await http.get('/site', { quiet: config.quiet ?? false });
    return http.request({ ...config, tokenRenewed: true } as InternalAxiosRequestConfig);
  }
  const problem = new HttpProblem(response?.status ?? 0, body, response ? error.message : noAnswer, error);
  // shown on /login, where it stays visible, even if the caller wanted to show it itself
  if (problem.status === 403 && body.code === forbiddenLogoutCode)
    httpEnvironment.endSession(problem.message);
  else report(problem, config);
  throw problem;
};

http.interceptors.response.use(
  (response) => {
    (response.config as InternalAxiosRequestConfig).stopLoading?.();
    httpEnvironment.called(response.config);
    return response;
  },
  (error: AxiosError) => {
    error.config?.stopLoading?.();
    // a write that was refused, or whose response was lost, may have been stored all the same
    httpEnvironment.called(error.config ?? {});
    return axios.isCancel(error) ? Promise.reject(error) : recover(error);
  },
);
