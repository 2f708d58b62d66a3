import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type Failure, sessionEnded, unauthorized } from '#server/kernel/failure.ts';
import { asFailure } from '#server/kernel/http/errors.ts';

/**
 * What can go wrong between browser and server, by name. `server.use(...faults.offline())` puts one before the real
 * server (realServer.ts); `server.resetHandlers()` ends it. Sentences are the server's own.
 */

const everyCall = '*/api/*';
const refreshing = '*/api/login/refresh-token';

const answerOf = ({ status, code, message }: Failure) =>
  HttpResponse.json({ code, message, requestId: 'mocked' }, { status });

/** Handlers without an answer pass the call on to the next one: at last, to the real server. */
const passOn = (): undefined => undefined;

/** The access token has run out: 401 to every call until the session is refreshed, which the real server does. */
const expiredSession = (): HttpHandler[] => {
  let isExpired = true;
  return [
    http.post(refreshing, () => {
      isExpired = false;
      return passOn();
    }),
    http.all(everyCall, () => (isExpired ? answerOf(unauthorized()) : passOn())),
  ];
};

/** The session cannot be refreshed either: 401 to every call. */
const lostSession = (): HttpHandler[] => [http.all(everyCall, () => answerOf(unauthorized()))];

/** The server itself ended the session (AUTH8): 403 to every call. */
const endedSession = (): HttpHandler[] => [http.all(everyCall, () => answerOf(sessionEnded()))];

/** Calls to `path` are answered late: after so many milliseconds, or when the promise is fulfilled. */
const slow = (until: number | Promise<unknown>, path = everyCall): HttpHandler[] => [
  http.all(path, async () => {
    await (typeof until === 'number' ? delay(until) : until);
    return passOn();
  }),
];

/** No answer comes. */
const offline = (path = everyCall): HttpHandler[] => [http.all(path, () => HttpResponse.error())];

/** The server fails: 500 with its sentence. */
const serverError = (path = everyCall): HttpHandler[] => [
  http.all(path, () => answerOf(asFailure(new Error('A mocked failure.')))),
];

export const faults = { expiredSession, lostSession, endedSession, slow, offline, serverError };
