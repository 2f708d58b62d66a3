import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { hasFiles } from '#contract/entityFields.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const nobody = new Client(app);
await nobody.get('/site');

const writes = ourCatalogue.operations.filter(({ method }) => method !== 'GET');
const ofRecords = writes.filter(({ entity, access }) => entity && access !== 'machine');
const withFiles = ofRecords.filter(
  ({ entity = '', crud, id }) =>
    crud !== 'delete' && !id.startsWith('DELETE') && hasFiles(entityOf(ourCatalogue, entity)),
);

const send = (
  client: Client,
  id: string,
  payload: string | Buffer | undefined,
  headers: Record<string, string> = {},
) => {
  const [verb = 'POST', path = ''] = id.split(' ');
  return client.call({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': 'application/json',
      ...(verb === 'POST' ? {} : { _method: verb }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  }) as Promise<Answer<ErrorBody>>;
};

const told = ({ status, body }: Answer<ErrorBody>) => [status, body.message];
const members = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0])));

describe('unknown property names', () => {
  it('are named up to ten, and counted beyond', async () => {
    const answer = await send(nobody, 'POST /register/eml-check', members(1_000));
    const sentences = answer.body.fields?.map(({ message }) => message) ?? [];
    expect([answer.status, sentences.length]).toEqual([400, 12]);
    expect(sentences[0]).toBe('이메일을 입력해주세요.');
    expect(sentences.at(-2)).toBe("'k9'은(는) 없는 항목입니다.");
    expect(sentences.at(-1)).toBe('그 밖에도 없는 항목이 990개 더 있습니다.');
  });

  it('are shortened if they are long', async () => {
    const answer = await send(nobody, 'POST /register/eml-check', JSON.stringify({ ['k'.repeat(5_000)]: 0 }));
    expect(JSON.stringify(answer.body).length).toBeLessThan(1_000);
  });
});

describe('a body', () => {
  it.each([
    ['POST /login', '16KB'],
    ['PUT /user-setting', '100KB'],
    ['POST /insert-commonboard', '1MB'],
    ['POST /featureextractiondict-import', '8MB'],
  ])('of %s that is too long is refused with the limit of %s', async (id, bound) => {
    const answer = await send(admin, id, JSON.stringify({ a: 'x'.repeat(9_000_000) }));
    expect(told(answer)).toEqual([
      413,
      `보낸 내용이 너무 큽니다. 한 번에 ${bound}까지 보낼 수 있으니 줄이거나 나누어 보내 주세요.`,
    ]);
  });

  it('of too many values is refused with the limit, whatever they are', async () => {
    const sentence =
      '보낸 내용의 항목이 너무 많습니다. 한 번에 20,000개까지 보낼 수 있으니 나누어 보내 주세요.';
    for (const payload of [`[${'0,'.repeat(20_001)}0]`, `[${'{},'.repeat(20_001)}{}]`])
      expect(told(await send(admin, 'POST /insert-commonboard', payload))).toEqual([413, sentence]);
  });

  it('of too many levels is refused with the limit', async () => {
    const payload = `${'['.repeat(65)}${']'.repeat(65)}`;
    expect(told(await send(nobody, 'POST /login', payload))).toEqual([
      400,
      '보낸 내용이 너무 여러 겹으로 되어 있습니다. 64겹까지 보낼 수 있으니 단순하게 고쳐 보내 주세요.',
    ]);
  });

  it('whose texts hold brackets, commas and quotes counts as few values', async () => {
    const text = '[{,\\"'.repeat(2_000);
    const answer = await send(nobody, 'POST /login', JSON.stringify({ eml: 'a@b.kr', pswd: text }));
    expect(answer.body.fields?.map(({ name }) => name)).toEqual(['pswd']);
  });

  it('that is not JSON is refused by its type', async () => {
    const answer = await send(nobody, 'POST /login', 'a=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(415);
    expect((await send(nobody, 'POST /login', 'a', { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('a caller is checked before the body is read', () => {
  it.each([
    ['nobody', nobody, 401],
    ['staff', staff, 403],
  ])('%s', async (_who, client, status) => {
    for (const payload of ['{', 'x'.repeat(200_000)])
      expect((await send(client, 'POST /insert-commoncode', payload)).status).toBe(status);
  });

  it('including its cross-site token', async () => {
    const answer = await send(admin, 'POST /insert-commoncode', '{', { 'x-xsrf-token': 'other' });
    expect([answer.status, answer.body.code]).toEqual([403, 'XSRF']);
  });
});

describe('a record', () => {
  it.each(['null', '[]', '5', '"text"'])('that is %s is refused by every writing call', async (json) => {
    const strange: unknown[] = [];
    for (const { id } of ofRecords) {
      const answer = await send(admin, id, json);
      if (answer.status !== 400 || !answer.body.message) strange.push([id, ...told(answer)]);
    }
    expect(strange).toEqual([]);
  });

  it('that is missing is refused by every writing call', async () => {
    const strange: unknown[] = [];
    for (const { id } of ofRecords) {
      const [verb = '', path = ''] = id.split(' ');
      const answer = (await admin.call({
        method: 'POST',
        url: `/api${path}`,
        headers: verb === 'POST' ? {} : { _method: verb },
      })) as Answer<ErrorBody>;
      if (answer.status !== 400 || !answer.body.message) strange.push([id, ...told(answer)]);
    }
    expect(strange).toEqual([]);
  });
});

describe('an invalid key', () => {
  it.each([{ toString: 1 }, ['a'], true, null])(
    'as %j is refused by every call that writes a record',
    async (key) => {
      const strange: unknown[] = [];
      for (const { id, entity = '' } of ofRecords) {
        const answer = await send(admin, id, JSON.stringify({ [entityOf(ourCatalogue, entity).key]: key }));
        if (![400, 404].includes(answer.status) || !answer.body.message) strange.push([id, ...told(answer)]);
      }
      expect(strange).toEqual([]);
    },
  );

  it('that is missing is refused by every call that reads one record', async () => {
    const strange: unknown[] = [];
    const reads = ourCatalogue.operations.filter(
      ({ method, path, access }) => method === 'GET' && path.endsWith('-detail') && access !== 'machine',
    );
    for (const { path } of reads) {
      const answer = (await admin.get(path)) as Answer<ErrorBody>;
      if (answer.status !== 400 || !answer.body.fields?.length) strange.push([path, ...told(answer)]);
    }
    expect(strange).toEqual([]);
  });
});

describe('a form with files', () => {
  const boundary = 'b';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="insertFiles"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4`;
  const forms = `multipart/form-data; boundary=${boundary}`;
  const malformed: [string, string, string][] = [
    ['has no boundary', 'multipart/form-data', part('a', '{}')],
    ['is cut off within a field', forms, part('commonBoard', '{}').slice(0, -6)],
    ['is cut off within a file', forms, file],
    ['has no end', forms, part('insertFileData', '[]')],
    ['is empty', forms, ''],
    ['is no form', forms, 'x'.repeat(1_000)],
  ];

  it.each(malformed)('that %s is refused by every call that takes one', async (_what, type, payload) => {
    const strange: unknown[] = [];
    for (const { id } of [...withFiles, { id: 'POST /insert-picture' }]) {
      const answer = await send(admin, id, payload, { 'content-type': type });
      // an empty form is an empty record, which may refer to a missing one
      if (![400, 404].includes(answer.status) || !answer.body.message) strange.push([id, ...told(answer)]);
    }
    expect(strange).toEqual([]);
  });

  it('is refused by every call that takes none', async () => {
    const strange: unknown[] = [];
    const taking = new Set(withFiles.map(({ id }) => id));
    const isRead = ({ id, entity }: (typeof writes)[number]) => entity || ourCatalogue.callForms[id]?.body;
    for (const { id } of writes.filter((one) => one.access !== 'machine' && isRead(one))) {
      if (taking.has(id)) continue;
      const answer = await send(admin, id, `${part('a', '{}')}--${boundary}--\r\n`, {
        'content-type': forms,
      });
      if (answer.status !== 400 || !answer.body.message) strange.push([id, ...told(answer)]);
    }
    expect(strange).toEqual([]);
  });

  it.each(['null', '[]', '5', ''])(
    'whose record is %j is refused by every call that takes one',
    async (json) => {
      const strange: unknown[] = [];
      for (const { id, entity } of withFiles) {
        const name =
          ourCatalogue.resources[entity ?? '']?.fields.find(({ files }) => files)?.files?.part ?? '';
        const answer = await send(admin, id, `${part(name, json)}--${boundary}--\r\n`, {
          'content-type': forms,
        });
        if (answer.status !== 400) strange.push([id, ...told(answer)]);
      }
      expect(strange).toEqual([]);
    },
  );

  it('holds JSON within the same limits, whatever its part is called', async () => {
    const deep = `${'['.repeat(65)}${']'.repeat(65)}`;
    for (const kind of ['', '\r\ncontent-type: application/json'])
      for (const [value, status] of [
        [deep, 400],
        [`[${'0,'.repeat(20_001)}0]`, 413],
      ] as const) {
        const payload = `--${boundary}\r\ncontent-disposition: form-data; name="commonBoard"${kind}\r\n\r\n${value}\r\n--${boundary}--\r\n`;
        const answer = await send(admin, 'POST /insert-commonboard', payload, { 'content-type': forms });
        expect([kind, answer.status]).toEqual([kind, status]);
      }
  });
});

await app.listen({ port: 0, host: '127.0.0.1' });
/** Opens a connection and starts a call of this user on it. */
const begunCall = (client: Client, path: string, headers: string[]) => {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  const xsrf = `x-xsrf-token: ${client.cookies.get('XSRF-TOKEN')}`;
  const head = [`POST /api${path} HTTP/1.1`, 'host: a', `cookie: ${cookie}`, xsrf, ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
};

describe('a chunked body of unknown length', () => {
  const chunk = (piece: string) => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`;
  const piece = chunk('x'.repeat(65_536));

  it.each([
    ['JSON', nobody, '/login', 'application/json', '{"eml":"', /한 번에 16KB까지/],
    [
      'a record in a form',
      admin,
      '/insert-commonboard',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="commonBoard"\r\n\r\n',
      /'commonBoard' 부분의 내용이 너무 깁니다/,
    ],
    [
      'a file in a form',
      admin,
      '/insert-commonboard',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="insertFiles"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      new RegExp(messages.file.tooLarge),
    ],
  ])('is 413 once it is too long, though endless: %s', async (_what, client, path, type, first, sentence) => {
    const socket = begunCall(client, path, [`content-type: ${type}`, 'transfer-encoding: chunked']);
    // after its response, the server may close the connection while the rest is being sent
    socket.on('error', () => {});
    let isAnswered = false;
    const answer = once(socket, 'data').then(([data]) => {
      isAnswered = true;
      return String(data);
    });
    socket.write(chunk(first));
    while (!isAnswered && !socket.destroyed)
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answer]);
    expect(await answer).toMatch(/^HTTP\/1.1 413 /);
    expect(await answer).toMatch(sentence);
    socket.destroy();
  });
});

describe('a body that never arrives', () => {
  it('is abandoned after a minute, with a sentence', async () => {
    const { setTimeout: later } = globalThis;
    // only the one-minute timer is shortened
    const timers = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, time?: number, ...given: []) =>
        later(work, time === 60_000 ? 1 : time, ...given)) as typeof setTimeout);
    const socket = begunCall(nobody, '/login', ['content-type: application/json', 'content-length: 100']);
    socket.write('{"eml"');
    const answer = await text(socket);
    timers.mockRestore();
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('보낸 내용이 1분 안에 다 오지 않았습니다.');
  });
});

describe('an invalid address', () => {
  it.each(['/api/%zz', '/%', '/api/%E0%A4%A'])('%s is refused', async (url) => {
    const answer = (await nobody.call({ method: 'POST', url, payload: '{' })) as Answer<ErrorBody>;
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.message).toBeTruthy();
  });
});

describe('a report list', () => {
  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'of the kind %s is refused',
    async (kind) => {
      const answer = (await admin.get('/report-list', { kind })) as Answer<ErrorBody>;
      expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'kind']);
    },
  );
});

describe('a cross-site write', () => {
  const body = JSON.stringify({ setngKey: 'readingKeys', setngCn: {} });
  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin to tell', { origin: 'null' }],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin of its own site', { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' }],
  ])('recognised by %s is refused, even with the right token', async (_what, headers) => {
    for (const [client, id] of [
      [admin, 'PUT /user-setting'],
      [nobody, 'POST /login'],
    ] as const) {
      const answer = await send(client, id, body, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'XSRF']);
    }
  });

  it.each([
    ['its own origin', { origin: 'http://localhost:80', host: 'localhost:80' }],
    ['the address that people know', { origin: 'http://localhost:0', host: 'inside:3000' }],
    ['what the browser says of it', { 'sec-fetch-site': 'same-origin', origin: 'https://proxy.example' }],
    ['nothing, as a program', {}],
  ])('is not assumed if the request is recognised by %s', async (_what, headers) => {
    expect((await send(admin, 'PUT /user-setting', body, headers)).status).toBe(200);
  });
});

describe('a write with a foreign cookie named like the cross-site token', () => {
  const own = admin.cookies.get('XSRF-TOKEN') ?? '';
  const session = [...admin.cookies].filter(([name]) => name !== 'XSRF-TOKEN').map((pair) => pair.join('='));
  const written = (kept: string[], sent: string) =>
    app.inject({
      method: 'POST',
      url: '/api/user-setting',
      headers: {
        cookie: [...session, ...kept.map((value) => `XSRF-TOKEN=${value}`)].join('; '),
        'x-xsrf-token': sent,
        _method: 'PUT',
      },
      payload: { setngKey: 'readingKeys', setngCn: {} },
    });

  it.each([
    ['before ours', ['others', own], `others,${own}`],
    ['behind ours', [own, 'others'], `${own},others`],
    ['before ours, and is no token', ['%E0%A4', own], own],
  ])('is accepted if that is %s', async (_, kept, sent) =>
    expect((await written(kept, sent)).statusCode).toBe(200),
  );

  it.each([
    ['the other alone', ['others', own], 'others'],
    ['ours that the browser does not hold', ['others'], `others,${own}`],
  ])('is refused with %s', async (_, kept, sent) => expect((await written(kept, sent)).statusCode).toBe(403));
});
