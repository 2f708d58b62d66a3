import { constants } from '#contract/constants.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { type Measure, withServer } from '../bench.ts';
import { idleMemory, peakDuring } from '../memory.ts';

const parallel = 10;
const rounds = 3;

/** A PDF of the maximum size. */
const largest = (): Blob => {
  const content = Buffer.alloc(constants.file.maxBytes, '%');
  content.write('%PDF-1.4\n', 0);
  content.write('%%EOF\n', content.length - 6);
  return new Blob([content]);
};

const upload = async (admin: Visitor, file: Blob): Promise<void> => {
  const form = new FormData();
  const record = { pstClsfCd: 'PST_CLSF_01', ttl: '올리기 측정', cn: '<p>첨부합니다.</p>' };
  form.append('commonBoard', JSON.stringify(record));
  form.append(constants.upload.newFiles, file, '측정.pdf');
  const answer = await admin.send('/api/insert-commonboard', form);
  if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
};

/** Many concurrent uploads of maximum size: memory must not grow with the amount transferred. */
export const uploads: Measure = {
  name: 'uploads',
  run: async () =>
    withServer({}, async ({ url, pid }) => {
      const admin = visitor(url);
      await admin.signIn('admin@demo.go.kr', 'Admin!2345');
      await upload(admin, new Blob(['%PDF-1.4\n%%EOF\n']));
      const file = largest();
      const grown: number[] = [];
      const idles: number[] = [];
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const idle = await idleMemory(pid);
        idles.push(idle);
        const since = performance.now();
        const peak = await peakDuring(pid, () =>
          Promise.all(Array.from({ length: parallel }, () => upload(admin, file))),
        );
        seconds.push((performance.now() - since) / 1000);
        grown.push(peak - idle);
      }
      const note = `동시에 ${parallel}건, 각 ${constants.file.maxBytes / 2 ** 20}MB, 쉴 때 ${idles.map((idle) => idle.toFixed(0)).join(', ')}MB`;
      return [
        { name: '올리기: 메모리 증가', unit: 'MB', samples: grown, bar: { of: 'p95', most: 50 }, note },
        { name: '올리기: 모두 저장', unit: 's', samples: seconds, note },
      ];
    }),
};
