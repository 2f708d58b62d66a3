export interface VisitorCookie {
  name: string;
  value: string;
  path: string;
  httpOnly: boolean;
}

/** An HTTP client that behaves like a browser: keeps cookies and echoes the XSRF token. */
export interface Visitor {
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A form with files. */
  send(path: string, form: FormData): Promise<Response>;
  /** Signs in as one of the demo accounts. */
  signIn(eml: string, pswd: string): Promise<Response>;
  /** The cookies that the server has set so far. */
  cookies(): VisitorCookie[];
}

/** @param url address of a running server, see startServer */
export function visitor(url: string): Visitor {
  const kept = new Map<string, VisitorCookie & { until: number }>();
  const living = () => [...kept.values()].filter(({ until }) => until > Date.now());
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const cookie = living()
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const token = kept.get('XSRF-TOKEN')?.value;
    const headers = { ...init.headers, ...(cookie && { cookie }), ...(token && { 'x-xsrf-token': token }) };
    const answer = await fetch(`${url}${path}`, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const maxAge = /; Max-Age=(\d+)/i.exec(line)?.[1];
      kept.set(name, {
        name,
        value: decodeURIComponent(value),
        path: /; Path=([^;]+)/i.exec(line)?.[1] ?? '/',
        httpOnly: /; HttpOnly/i.test(line),
        until: maxAge === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(maxAge) * 1_000,
      });
    }
    return answer;
  };
  const post: Visitor['post'] = (path, body = {}, headers = {}) =>
    call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return {
    get: (path) => call(path, {}),
    post,
    send: (path, form) => call(path, { method: 'POST', body: form }),
    async signIn(eml, pswd) {
      if (!kept.has('XSRF-TOKEN')) await call('/api/health', {});
      return post('/api/login', { eml, pswd });
    },
    cookies: () => living().map(({ until: _until, ...cookie }) => cookie),
  };
}
