import { constants } from '#contract/constants.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { type Measure, withServer } from '../bench.ts';
import { idleMemory, peakDuring } from '../memory.ts';

const rounds = 3;
const { maxBytes, maxCount } = constants.file;

/** A PDF of the maximum size with unique content. */
const largest = (n: number): Blob => {
  const content = Buffer.alloc(maxBytes, String.fromCharCode(97 + n));
  content.write('%PDF-1.4\n', 0);
  content.write('%%EOF\n', content.length - 6);
  return new Blob([content]);
};

/** A notice with the maximum number of files. @returns their ids */
const post = async (admin: Visitor): Promise<string[]> => {
  const form = new FormData();
  const record = { pstKndCd: 'NOTICE', ttl: '내려받기 측정', cn: '<p>첨부합니다.</p>' };
  form.append('commonBoard', JSON.stringify(record));
  for (let n = 0; n < maxCount; n += 1) form.append(constants.upload.newFiles, largest(n), `측정 ${n}.pdf`);
  const answer = await admin.send('/api/insert-commonboard', form);
  if (!answer.ok) throw new Error(`The post was answered with ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { files: { fileId: string }[] } };
  return data.files.map(({ fileId }) => fileId);
};

/** Reads the archive to its end without storing it. */
const download = async (admin: Visitor, fileIds: readonly string[]): Promise<void> => {
  const query = fileIds.map((fileId) => `fileId=${fileId}`).join('&');
  const answer = await admin.get(`/api/zipfile-download?${query}`);
  if (!answer.ok || !answer.body) throw new Error(`The archive was answered with ${answer.status}.`);
  let bytes = 0;
  for await (const piece of answer.body) bytes += (piece as Uint8Array).length;
  if (bytes < maxCount * maxBytes) throw new Error(`The archive has ${bytes} bytes only.`);
};

/** The largest possible archive of a post: memory must not grow with the amount transferred. */
export const zips: Measure = {
  name: 'zips',
  run: async () =>
    withServer({}, async ({ url, pid }) => {
      const admin = visitor(url);
      await admin.signIn('admin@demo.go.kr', 'Admin!2345');
      const fileIds = await post(admin);
      const idle = await idleMemory(pid);
      const grown: number[] = [];
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const since = performance.now();
        const peak = await peakDuring(pid, () => download(admin, fileIds));
        seconds.push((performance.now() - since) / 1000);
        grown.push(Math.max(0, peak - idle));
      }
      const note = `${maxCount}개, 각 ${maxBytes / 2 ** 20}MB, 쉴 때 ${idle.toFixed(0)}MB`;
      return [
        { name: 'zip 내려받기: 메모리 증가', unit: 'MB', samples: grown, bar: { of: 'p95', most: 50 }, note },
        { name: 'zip 내려받기: 끝까지', unit: 's', samples: seconds, note },
      ];
    }),
};
