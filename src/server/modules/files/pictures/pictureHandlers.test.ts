import { describe, expect, it } from 'vitest';
import { maxBytes, pictureProblem } from './pictureHandlers.ts';

const file = (fileExtn: string, fileSize = 10) => ({ fileExtn, fileSize });

describe('pictureProblem', () => {
  it.each(['png', 'jpg', 'jpeg', 'gif'])('lets one %s pass', (extension) => {
    expect(pictureProblem([file(extension)])).toBeUndefined();
    expect(pictureProblem([file(extension, maxBytes)])).toBeUndefined();
  });
  it.each([
    ['nothing', [], '골라'],
    ['two', [file('png'), file('png')], '하나씩'],
    ['a document', [file('pdf')], 'PNG'],
    ['more than ten megabytes', [file('png', maxBytes + 1)], '10MB'],
  ])('says what to do about %s', (_what, files, words) => {
    expect(pictureProblem(files)).toContain(words);
  });
});
