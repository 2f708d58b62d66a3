import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { timedBody } from './requestBody.ts';

it('a body that arrives in time is complete', async () => {
  const sent = new PassThrough();
  const taken = text(timedBody(sent, 10_000));
  sent.write('{"a":');
  sent.end('1}');
  expect(await taken).toBe('{"a":1}');
});

it('a body that does not end in time fails with a sentence', async () => {
  const sent = new PassThrough();
  sent.write('{"a":');
  await expect(text(timedBody(sent, 1))).rejects.toMatchObject({
    status: 408,
    message: '보낸 내용이 1분 안에 다 오지 않았습니다. 네트워크 상태를 확인하고 다시 시도해 주세요.',
  });
});

it('a body whose sender goes away fails', async () => {
  const sent = new PassThrough();
  const taken = text(timedBody(sent, 10_000));
  sent.write('{"a":');
  sent.destroy(new Error('gone'));
  await expect(taken).rejects.toThrow('gone');
});

it('an unread body of a refused call ends without stopping the process', async () => {
  const sent = new PassThrough();
  sent.write('{"a":');
  const unread = timedBody(sent, 1);
  await new Promise((resolve) => void unread.once('close', resolve));
  expect(unread.errored).toMatchObject({ status: 408 });
});
