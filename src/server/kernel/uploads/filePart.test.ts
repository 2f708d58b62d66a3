import { access, readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { withFilePart } from './filePart.ts';

it('a file is read from its form up to its limit in bytes, which the refusal names, and nothing is left of it', async () => {
  const app = fastify();
  await app.register(multipart);
  let used = '';
  app.post('/', async (request) =>
    withFilePart(request, 1024 ** 2, async ({ folder, path, name }) => {
      used = folder;
      return [name, (await readFile(path)).length];
    }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      return [error.status, error.message];
    }),
  );
  const send = async (size: number) => {
    const form = new FormData();
    form.append('insertFiles', new Blob(['가'.repeat(size / 3)]), 'a/b\u202e.csv');
    const encoded = new Response(form);
    const { body } = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return JSON.parse(body) as unknown;
  };
  expect(await send(900_000)).toEqual(['b_.csv', 900_000]);
  expect(await send(1_200_000)).toEqual([413, '파일이 1MB를 넘습니다. 나누어서 올려 주세요.']);
  await expect(access(used)).rejects.toThrow('ENOENT');
  await app.close();
});
