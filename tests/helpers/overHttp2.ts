import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  type IncomingHttpHeaders,
} from 'node:http2';

export interface Http2Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A client that uses HTTP/2 only, keeps cookies and echoes the XSRF token. */
export interface Http2Caller {
  /** Sends a whole request and reads the whole response. */
  call(path: string, headers?: Record<string, string>, body?: string): Promise<Http2Answer>;
  /** Resolves at the beginning of the response: the rest is read from the stream. */
  open(path: string, headers?: Record<string, string>): Promise<ClientHttp2Stream>;
  close(): void;
}

const wholeOf = async (stream: ClientHttp2Stream): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** @param localAddress source address of the client */
export const overHttp2 = async (
  url: string,
  certificate: string,
  localAddress: string,
): Promise<Http2Caller> => {
  const session: ClientHttp2Session = connect(url, { ca: certificate, localAddress } as object);
  await once(session, 'connect');
  const cookies = new Map<string, string>();
  const begin = (path: string, headers: Record<string, string>): ClientHttp2Stream => {
    const token = cookies.get('XSRF-TOKEN');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return session.request({
      ':path': path,
      ...(cookie && { cookie }),
      ...(token && { 'x-xsrf-token': decodeURIComponent(token) }),
      ...headers,
    });
  };
  const headersOf = async (stream: ClientHttp2Stream): Promise<IncomingHttpHeaders> => {
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    return headers;
  };
  return {
    async call(path, headers = {}, body) {
      const stream = begin(path, body === undefined ? headers : { ':method': 'POST', ...headers });
      stream.end(body);
      const answered = await headersOf(stream);
      return { status: Number(answered[':status']), headers: answered, body: await wholeOf(stream) };
    },
    async open(path, headers = {}) {
      const stream = begin(path, headers);
      stream.end();
      await headersOf(stream);
      return stream;
    },
    close: () => session.destroy(),
  };
};
