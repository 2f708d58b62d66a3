import { describe, expect, it } from 'vitest';
import { fileKind } from './fileKind.ts';

const kind = (text: string, name = 'file'): string => fileKind(Buffer.from(text), name);

describe('the kind of a file', () => {
  it('is told by how it begins', () => {
    expect(kind('\ufeff  <?xml version="1.0"?><rss>')).toBe('feed');
    expect(kind('<opml version="2.0">')).toBe('opml');
    expect(kind('{"title":"a"}\n{"title":"b"}')).toBe('ndjson');
    expect(kind('{"title":"a"}')).toBe('ndjson');
    expect(kind('{"version":"https://jsonfeed.org/version/1","items":[]}')).toBe('feed');
    expect(kind('{\n  "version": "https://jsonfeed.org/version/1.1"')).toBe('feed');
    expect(kind('{"broken\n{"title":"b"}')).toBe('ndjson');
    expect(kind(' \n ')).toBe('empty');
    expect(kind('a,b,c')).toBe('unknown');
    expect(kind('{\n  "a": 1\n}')).toBe('unknown');
  });

  it('is told by the name where the beginning says nothing', () => {
    expect(kind('garbage', 'x.ndjson')).toBe('ndjson');
    expect(kind('garbage', 'x.jsonl.gz')).toBe('ndjson');
  });
});
