import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { eventually } from '../helpers/eventually.ts';
import { hardApp, withFields } from '../helpers/hardApp.ts';

type Stored = Answer<{ data: Record<string, unknown> }>;

const { app, environment } = await hardApp(({ resources }) => ({
  leaflet: withFields(resources.leaflet, { files: { files: { part: 'leaflet', min: 1, max: 2 } } }),
}));
const admin = await signedIn(app, 'admin');
const pdf = { name: '안내.pdf', bytes: '%PDF-1.4 %%EOF' };

const keptFiles = (): string[] => globSync('files/*/*', { cwd: environment.dataDir });
const insert = (files = [pdf], extra = {}) =>
  admin.upload('POST', '/insert-leaflet', 'leaflet', { ttl: '안내문' }, files, extra) as Promise<
    Answer<ErrorBody>
  >;

await app.listen({ port: 0, host: '127.0.0.1' });
/** Header of a multipart part with a file. */
const file = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="insertFiles"; filename="${name}"\r\n\r\n`;
/** Sends the beginning of a form and holds back the rest. */
const begunUpload = (text: string) => {
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  socket.write(
    [
      'POST /api/insert-leaflet HTTP/1.1',
      'host: localhost',
      `cookie: ${[...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      `x-xsrf-token: ${admin.cookies.get('XSRF-TOKEN')}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000',
      '',
      text,
    ].join('\r\n'),
  );
  return socket;
};

describe('an upload', () => {
  it.each([
    ['descriptions of the wrong type', { insertFileData: [{ expln: 5 }] }, 'insertFileData'],
    ['a description that is no object', { insertFileData: ['x'] }, 'insertFileData'],
    ['a menu out of range', { insertFileData: [{ menuId: 3e9 }] }, 'insertFileData'],
    ['removed files that are no ids', { deleteFiles: [{ toString: 1 }] }, 'deleteFiles'],
    ['a part that nobody knows', { nobody: 1 }, 'nobody'],
  ])('with %s is refused by name and leaves no file', async (_what, extra, name) => {
    const before = keptFiles();
    const answer = await insert([pdf], extra);
    expect([answer.status, answer.body.fields?.map((field) => field.name)]).toEqual([400, [name]]);
    expect(keptFiles()).toEqual(before);
  });

  it.each([
    ['many parts', 4, '{}'],
    ['one part of many megabytes', 1, `"${'가'.repeat(3 * 1024 * 1024)}"`],
  ])('of %s is 413 with a sentence and leaves no file', async (_what, count, value) => {
    const form = new FormData();
    form.append('insertFiles', new Blob(['%PDF-1.4 %%EOF']), 'a.pdf');
    for (let index = 0; index < count; index += 1) form.append('leaflet', value);
    const encoded = new Response(form);
    const before = keptFiles();
    const answer = (await admin.call({
      method: 'POST',
      url: '/api/insert-leaflet',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })) as Answer<ErrorBody>;
    expect([answer.status, answer.body.message]).toEqual([413, expect.stringMatching(/너무 (많|깁)/)]);
    expect(keptFiles()).toEqual(before);
  });

  it('accepts the record also as a part with a file name, as many clients send it', async () => {
    const form = new FormData();
    const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });
    form.append('leaflet', json({ ttl: '안내문' }), 'blob');
    form.append('insertFileData', json([{ expln: '설명' }]), 'blob');
    form.append('insertFiles', new Blob(['%PDF-1.4 %%EOF']), 'a.pdf');
    const encoded = new Response(form);
    const answer = (await admin.call({
      method: 'POST',
      url: '/api/insert-leaflet',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })) as Stored;
    expect([answer.status, answer.body.data['ttl']]).toEqual([200, '안내문']);
    expect(answer.body.data['files']).toMatchObject([{ orgnlFileNm: 'a.pdf', expln: '설명' }]);
  });

  it('of too many files is refused with a sentence', async () => {
    const before = keptFiles();
    const extra = { insertFileData: [], deleteFiles: [] };
    const answer = await insert(
      Array.from({ length: 11 }, () => pdf),
      extra,
    );
    expect([answer.status, answer.body.message]).toEqual([400, messages.form.fileCount]);
    expect(keptFiles()).toEqual(before);
  });

  it('accepts files only from the part insertFiles', async () => {
    const form = new FormData();
    form.append('leaflet', JSON.stringify({ ttl: '다른 이름' }));
    form.append('insertFiles', new Blob(['%PDF-1.4 %%EOF']), 'a.pdf');
    form.append('elsewhere', new Blob(['%PDF-1.4 %%EOF']), 'b.pdf');
    const encoded = new Response(form);
    const before = keptFiles();
    const answer = (await admin.call({
      method: 'POST',
      url: '/api/insert-leaflet',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })) as Answer<ErrorBody>;
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'elsewhere']);
    expect(keptFiles()).toEqual(before);
  });

  it('holds the number of files that the schema allows, at insert and update', async () => {
    const before = keptFiles();
    const refused = await insert([pdf, pdf, pdf]);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      '최대 2개까지만 파일을 첨부할 수 있습니다.',
    ]);
    expect(keptFiles()).toEqual(before);
    const made = (await insert([pdf, pdf])) as Stored;
    const { leafletId, mdfcnDt } = made.body.data;
    const more = (await admin.upload('PUT', '/update-leaflet', 'leaflet', { leafletId, mdfcnDt }, [
      pdf,
    ])) as Answer<ErrorBody>;
    expect([more.status, more.body.fields?.[0]?.name]).toEqual([400, 'files']);
    expect(keptFiles()).toHaveLength(before.length + 2);
  });

  it('that is cut off leaves neither whole nor partial files', async () => {
    const before = keptFiles();
    const socket = begunUpload(
      `${file('whole.pdf')}%PDF-1.4 %%EOF\r\n${file('part.pdf')}${'%'.repeat(100_000)}`,
    );
    await eventually(() => expect(keptFiles()).toHaveLength(before.length + 2));
    socket.destroy();
    await eventually(() => expect(keptFiles()).toEqual(before));
  });

  it.each(['__proto__', 'constructor', 'toString', 'nobody'])(
    'with a part named %s is refused at once, without its content',
    async (name) => {
      const before = keptFiles();
      for (const more of ['', '; filename="a.pdf"']) {
        const head = `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
        const socket = begunUpload(`${file('whole.pdf')}%PDF-1.4 %%EOF\r\n${head}and so on`);
        const [answer] = (await once(socket, 'data')) as [Buffer];
        socket.destroy();
        expect(answer.toString()).toMatch(/^HTTP\/1.1 400 [^]*은\(는\) 없는 항목입니다/);
        expect(keptFiles()).toEqual(before);
      }
    },
  );
});

describe('the names of masked fields', () => {
  it.each(['x', [{ toString: 1 }], 5, { a: 1 }])('must be a list of texts: %j is refused', async (masked) => {
    const made = (await admin.write('POST', '/insert-visitor', { visitorNm: '홍길동' })) as Stored;
    const { visitorId, mdfcnDt } = made.body.data;
    const answer = (await admin.write('PUT', '/update-visitor', {
      visitorId,
      mdfcnDt,
      masked,
    })) as Answer<ErrorBody>;
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'masked']);
  });
});
