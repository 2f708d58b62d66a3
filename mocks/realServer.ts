import type { FastifyInstance, InjectOptions } from 'fastify';
import { type HttpHandler, http } from 'msw';

/** One browser's view of the real server: its calls to /api are answered by it, in this process. */
export interface RealServer {
  /** For `setupServer` of msw/node. Faults (faults.ts) go before it by `server.use`. */
  handler: HttpHandler;
  /** What the server has set, httpOnly ones too. msw alone gives cookies back to XHR only, not to fetch. */
  cookies: ReadonlyMap<string, string>;
}

/** Headers that speak of the wire, which is not there. */
const ofTheWire = new Set(['connection', 'content-length', 'content-encoding', 'transfer-encoding']);

const keep = (jar: Map<string, string>, cookie: { name: string; value: string; maxAge?: number }): void => {
  if (cookie.value === '' || cookie.maxAge === 0) jar.delete(cookie.name);
  else jar.set(cookie.name, cookie.value);
};

/** Connects intercepted requests to `app` (buildApp), which need not listen. Each call is a browser of its own. */
export const realServer = (app: FastifyInstance): RealServer => {
  const jar = new Map<string, string>();
  const handler = http.all('*/api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: `${pathname}${search}`,
      headers: {
        ...Object.fromEntries(request.headers),
        'accept-encoding': 'identity',
        ...(jar.size && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
      ...(body.length && { payload: body }),
    });
    for (const cookie of answer.cookies) keep(jar, cookie);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (!ofTheWire.has(name)) for (const one of [value ?? []].flat()) headers.append(name, String(one));
    const hasBody = request.method !== 'HEAD' && ![204, 205, 304].includes(answer.statusCode);
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    });
  });
  return { handler, cookies: jar };
};
