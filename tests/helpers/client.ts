import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { type DemoAccount, demoAccounts } from '#server/modules/accounts/index.ts';
import { type UploadedFile, uploadForm } from './uploadForm.ts';

/** A response: status, and the body as JSON. */
export interface Answer<T = Record<string, never>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
  /** The raw body. */
  bytes?: Buffer;
}

/** A streamed response that lasts until it is ended. */
export interface StreamAnswer {
  status: number;
  headers: Record<string, unknown>;
  text(): string;
  isOver(): boolean;
  end(): void;
}

type Query = Record<string, string | number | (string | number)[] | undefined>;

/** A client with the cookies of one browser, which calls the server as the web does. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  async call(options: InjectOptions): Promise<Answer<never>> {
    const xsrf = this.cookies.get('XSRF-TOKEN');
    const response = await this.#app.inject({
      remoteAddress: this.#address,
      ...options,
      headers: {
        ...(this.cookies.size && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(xsrf && { 'x-xsrf-token': xsrf }),
        ...options.headers,
      },
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as never,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  get<T = never>(path: string, query: object = {}): Promise<Answer<T>> {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query as Query)) {
      for (const item of [value ?? []].flat()) parameters.append(name, String(item));
    }
    const text = parameters.toString();
    return this.call({ method: 'GET', url: `/api${path}${text ? `?${text}` : ''}` }) as Promise<Answer<T>>;
  }

  /** A streamed response: the part received so far. */
  async stream(path: string, headers: Record<string, string> = {}): Promise<StreamAnswer> {
    const response = await this.#app.inject({
      method: 'GET',
      url: `/api${path}`,
      remoteAddress: this.#address,
      headers: {
        ...(this.cookies.size && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      payloadAsStream: true,
    });
    const stream = response.stream();
    let text = '';
    let isOver = false;
    stream.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    stream.on('close', () => {
      isOver = true;
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: () => text,
      isOver: () => isOver,
      end: () => void stream.destroy(),
    };
  }

  write<T = never>(verb: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.call({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/json', ...(verb === 'POST' ? {} : { _method: verb }) },
      payload: JSON.stringify(body),
    }) as Promise<Answer<T>>;
  }

  /** A form with files: the record as JSON in its part. */
  async upload<T = never>(
    verb: 'POST' | 'PUT',
    path: string,
    part: string,
    record: unknown,
    files: UploadedFile[] = [],
    extra: Record<string, unknown> = {},
  ): Promise<Answer<T>> {
    const form = uploadForm(part, record, files);
    for (const [name, value] of Object.entries(extra)) form.append(name, JSON.stringify(value));
    const encoded = new Response(form);
    return this.call({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(verb === 'PUT' && { _method: 'PUT' }),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    }) as Promise<Answer<T>>;
  }

  async signIn(eml: string, pswd: string): Promise<Answer<ErrorBody>> {
    await this.get('/site');
    return this.write('POST', '/login', { eml, pswd });
  }
}

const accountOf = (name: string): DemoAccount => {
  const account = demoAccounts.find(({ userId }) => userId === `demo-${name}`);
  if (!account) throw new Error(`There is no demo account ${name}.`);
  return account;
};

/** A client signed in with one of the demo accounts. */
export const signedIn = async (
  app: FastifyInstance,
  name: 'admin' | 'staff' | 'mission' | 'pending',
  address?: string,
): Promise<Client> => {
  const client = new Client(app, address);
  const { eml, pswd } = accountOf(name);
  const answer = await client.signIn(eml, pswd);
  if (answer.status !== 200)
    throw new Error(`Signing in as ${name} failed: ${answer.status} ${answer.body.message}`);
  return client;
};
