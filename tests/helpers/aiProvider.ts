import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll } from 'vitest';

interface AskedArticle {
  id: string;
  language: string;
  title: string;
  paragraphs: string[];
}

/** A question as received. */
export interface AskedQuestion {
  system: string;
  user: string;
  /** Empty for a connection check. */
  articles: AskedArticle[];
  wantsTranslation: boolean;
  wantsNotes: boolean;
  body: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

/** Handles a question. */
export type Behaviour = (question: AskedQuestion, response: ServerResponse) => void | Promise<void>;

type PromptBehaviour = (question: AskedQuestion, response: ServerResponse) => void;

/** A real HTTP server on loopback that implements the chat completions protocol, correctly or not. */
export interface AiProvider {
  /** Value for AI_BASE_URL. */
  url: string;
  asked: AskedQuestion[];
  behave: Behaviour;
  /** Stops it before the end of the test file: later connections are refused. */
  stop(): Promise<void>;
}

const filler = '한국 문화에 관한 외국 언론의 보도를 우리말로 옮긴 문장이다. ';

const digits = (text: string): string => (text.match(/\d[\d.,]*/g) ?? []).join(', ');

/** A fake translation: Korean, of similar length, with all numbers kept. */
export const inKorean = (text: string): string => {
  const wanted = Math.max(6, Math.round(text.length * 0.45));
  const words = filler
    .repeat(Math.ceil(wanted / filler.length))
    .slice(0, wanted)
    .trim();
  return text.trim() === '' ? '' : `${words} ${digits(text)}`.trim();
};

/** The answer of a good model about an article. */
export const answered = (
  { wantsTranslation, wantsNotes }: AskedQuestion,
  { id, title, paragraphs }: AskedArticle,
) => ({
  id,
  ...(wantsTranslation && { title: inKorean(title), paragraphs: paragraphs.map(inKorean) }),
  ...(wantsNotes && {
    summary: '외국 언론이 한국 문화를 보도했다. 현지 독자의 관심이 높다.',
    scope: 'KOREA',
    class: 'MCLSF_05',
    keywords: ['한류', '한국 문화', '드라마'],
  }),
});

/** Answers with this content, in the protocol's format. */
export const says =
  (
    words: (question: AskedQuestion) => unknown,
    more: { finish?: string; usage?: object | null; status?: number } = {},
  ): PromptBehaviour =>
  (question, response) => {
    const said = words(question);
    const content = typeof said === 'string' ? said : JSON.stringify(said);
    const usage =
      more.usage === undefined
        ? { prompt_tokens: 300, completion_tokens: 200, total_tokens: 500 }
        : more.usage;
    response.writeHead(more.status ?? 200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 0,
        model: question.body.model,
        choices: [
          { index: 0, finish_reason: more.finish ?? 'stop', message: { role: 'assistant', content } },
        ],
        ...(usage && { usage }),
      }),
    );
  };

const articles =
  (change: (article: ReturnType<typeof answered>, asked: AskedArticle) => unknown) =>
  (question: AskedQuestion) => ({
    articles: question.articles.map((asked) => change(answered(question, asked), asked)),
  });

const fails =
  (status: number, headers: Record<string, string> = {}): PromptBehaviour =>
  (_question, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: `said with ${status}`, type: 'x', code: null } }));

/** All behaviours of a provider, good and bad. */
export const behaviours = {
  good: says(articles((article) => article)),
  uncounted: says(
    articles((article) => article),
    { usage: null },
  ),
  fenced: says(
    (question) =>
      `<think>흠, 생각해 보자 {}</think>\n\`\`\`json\n${JSON.stringify(articles((one) => one)(question))}\n\`\`\``,
  ),
  hanging: () => {},
  slowBody: (_question: AskedQuestion, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  },
  busy: fails(429, { 'retry-after': '2' }),
  broken: fails(500),
  keyRefused: fails(401),
  noModel: fails(404),
  rejected: fails(400),
  reset: (_question: AskedQuestion, response: ServerResponse) => void response.socket?.resetAndDestroy(),
  truncated: (_question: AskedQuestion, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"choices":[{"message":{"content":"');
    setTimeout(() => response.destroy(), 30);
  },
  halfJson: (_question: AskedQuestion, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[{"message":'),
  html: (_question: AskedQuestion, response: ServerResponse) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>nginx</title><h1>Welcome</h1>'),
  otherProtocol: (_question: AskedQuestion, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"response":"hello"}'),
  redirect: (_question: AskedQuestion, response: ServerResponse) =>
    void response.writeHead(302, { location: '/elsewhere' }).end(),
  huge: (_question: AskedQuestion, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices":[{"message":{"content":"');
    const piece = 'a'.repeat(262_144);
    const more = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  empty: says(() => ''),
  prose: says(() => '네, 번역해 드리겠습니다. 한국 문화가 인기입니다.'),
  cutOff: says((question) => JSON.stringify(articles((one) => one)(question)).slice(0, 40), {
    finish: 'length',
  }),
  filtered: says(() => '', { finish: 'content_filter' }),
  refusal: says(() => '죄송하지만 이 요청은 도와드릴 수 없습니다.'),
  politeRefusal: says(
    articles((one) => ({
      ...one,
      title: '죄송합니다만 번역할 수 없습니다',
      paragraphs: one.paragraphs?.map(() => '죄송하지만 이 기사는 번역해 드릴 수 없습니다.'),
      summary: 'I cannot help with that request.',
    })),
  ),
  wrongShape: says(() => ({ translation: '번역' })),
  partlyWrong: says(articles(({ summary: _summary, ...one }) => one)),
  echo: says(
    articles((one, asked) => ({
      ...one,
      title: asked.title,
      paragraphs: asked.paragraphs,
      summary: asked.paragraphs.join(' '),
    })),
  ),
  otherLanguage: says(
    articles((one, asked) => ({
      ...one,
      title: 'これは日本語の見出しです',
      paragraphs: asked.paragraphs.map(
        () => 'これは日本語で書かれた文章です。韓国の文化について報じています。',
      ),
      summary: 'これは日本語の要約です。',
    })),
  ),
  wrongIds: says(articles((one, asked) => ({ ...one, id: `${asked.id}x` }))),
  swapped: says((question) => {
    const [first, ...rest] = articles((one) => one)(question).articles;
    return { articles: [first, first, ...rest] };
  }),
  fewParagraphs: says(articles((one) => ({ ...one, paragraphs: [one.paragraphs?.join(' ') ?? ''] }))),
  noNumbers: says(
    articles((one) => ({ ...one, paragraphs: one.paragraphs?.map((text) => text.replaceAll(/\d/g, '')) })),
  ),
  leaking: says((question) =>
    articles((one) => ({ ...one, summary: `${question.system.split('\n')[3]} ${filler.repeat(5)}` }))(
      question,
    ),
  ),
  tooShort: says(articles((one) => ({ ...one, paragraphs: one.paragraphs?.map(() => '짧다') }))),
} satisfies Record<string, Behaviour>;

/** Starts one, closed after the file. */
export async function aiProvider(): Promise<AiProvider> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = (await json(request)) as { messages: { role: string; content: string }[] } & Record<
        string,
        unknown
      >;
      const [system, user] = [body.messages[0]?.content ?? '', body.messages[1]?.content ?? ''];
      const shape = system.split('\n').find((line) => line.startsWith('Shape of the answer')) ?? '';
      const { articles: found = [] } = (user.startsWith('{') ? JSON.parse(user) : {}) as {
        articles?: AskedArticle[];
      };
      const question: AskedQuestion = {
        system,
        user,
        articles: found,
        wantsTranslation: shape.includes('"paragraphs"'),
        wantsNotes: shape.includes('"summary"'),
        body,
        headers: request.headers,
      };
      running.asked.push(question);
      await running.behave(question, response);
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((closed) => void server.close(closed));
  };
  const running: AiProvider = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    behave: behaviours.good,
    stop,
  };
  afterAll(stop);
  return running;
}
