import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { Content } from '#server/kernel/text/content.ts';
import { type JsonRecord, ndjsonLines } from '#server/kernel/text/ndjson.ts';
import { feedItems } from './feed.ts';
import { type FileKind, fileKind } from './fileKind.ts';
import { joinKey, joinSourceFields, joinSourceKey, type Mapping, mappingFor, rawNewsOf } from './mapping.ts';
import { mappings } from './mappings.ts';
import type { RawNews } from './newsItem.ts';

/** One record of a source: an article, a record whose fields are added to others, or an error. */
export interface Entry {
  /** Number of the record, 1-based; an interrupted collection resumes after it. */
  position: number;
  raw?: RawNews;
  malformed?: string;
}

export interface NewsSource {
  name: string;
  /** The same content read with the same rules has the same fingerprint. */
  fingerprint: string;
  /** Bytes on disk and bytes read so far, for the progress bar. */
  size: number;
  bytesRead(): number;
  entries(after: number): AsyncGenerator<Entry>;
  /** Defects of the source as a whole, a sentence each; complete once its entries have been read. */
  notes(): readonly string[];
}

export type OpenedSource = { source: NewsSource; skipped?: never } | { skipped: string; source?: never };

const headBytes = 256 * 1024;
const maxFeedBytes = 32 * 1024 * 1024;
const maxJoinSources = 100_000;

const skipped: Record<Exclude<FileKind, 'feed' | 'ndjson'>, string> = {
  empty: '빈 파일입니다.',
  opml: '매체 목록(OPML)은 아직 가져올 수 없습니다.',
  unknown: 'NDJSON도 피드도 아닌 파일입니다.',
};

const mappingIn = (head: Buffer): { mapping?: Mapping; keys: string[] } => {
  let keys: string[] = [];
  for (const line of head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split('\n')) {
    let record: unknown;
    try {
      record = JSON.parse(line);
    } catch {
      continue;
    }
    if (typeof record !== 'object' || record === null || Array.isArray(record)) continue;
    const mapping = mappingFor(mappings(), record as JsonRecord);
    if (mapping) return { mapping, keys };
    if (!keys.length) keys = Object.keys(record);
  }
  return { keys };
};

/** First pass: the fields to be added to other records, by key. */
const readJoinSources = async (content: Content, mapping: Mapping): Promise<Map<string, RawNews>> => {
  const found = new Map<string, RawNews>();
  if (!mapping.join) return found;
  for await (const { record } of ndjsonLines(content.chunks())) {
    const key = record ? joinSourceKey(mapping, record) : null;
    if (record && key !== null && found.size < maxJoinSources)
      found.set(key, joinSourceFields(mapping, record));
  }
  return found;
};

const ndjsonSource = (content: Content, name: string, mapping: Mapping): NewsSource => ({
  name,
  fingerprint: `${content.hash}.${createHash('sha256').update(JSON.stringify(mapping)).digest('base64url').slice(0, 12)}`,
  size: content.size,
  bytesRead: () => content.bytesRead,
  notes: () => [],
  async *entries(after) {
    const joinSources = await readJoinSources(content, mapping);
    for await (const { number, record, malformed } of ndjsonLines(content.chunks(), after)) {
      if (!record) yield { position: number, malformed: `${number}번째 줄: ${malformed}` };
      else if (joinSourceKey(mapping, record) !== null) yield { position: number };
      else {
        const joined = joinSources.get(joinKey(mapping, record) ?? '');
        yield { position: number, raw: rawNewsOf(mapping, record, joined) };
      }
    }
  },
});

const feedSource = (content: Content, name: string): NewsSource => {
  let found: readonly string[] = [];
  return {
    name,
    fingerprint: content.hash,
    size: content.size,
    bytesRead: () => content.bytesRead,
    notes: () => found,
    async *entries(after) {
      const bytes = await content.head(maxFeedBytes + 1);
      if (bytes.length > maxFeedBytes) {
        if (after < 1) yield { position: 1, malformed: `피드가 ${maxFeedBytes / 1024 / 1024}MB보다 큼` };
        return;
      }
      const { items, notes = [], malformed } = feedItems(bytes);
      found = notes;
      if (malformed && after < 1) yield { position: 1, malformed };
      for (const [index, raw] of (items ?? []).entries())
        if (index >= after) yield { position: index + 1, raw };
    },
  };
};

/**
 * Opens an NDJSON file (plain or gzip) or a feed. `skipped` says in Korean why its content cannot be collected.
 * @param chosen mapping to use instead of the one implied by the keys of the first records
 * @throws the file system's error if the file cannot be opened
 */
export const openSource = async (path: string, chosen?: Mapping): Promise<OpenedSource> => {
  const content = await Content.open(path);
  const name = basename(path);
  const head = await content.head(headBytes);
  const kind = fileKind(head, name);
  if (kind === 'feed') return { source: feedSource(content, name) };
  if (kind !== 'ndjson') return { skipped: skipped[kind] };
  if (chosen) return { source: ndjsonSource(content, name, chosen) };
  const { mapping, keys } = mappingIn(head);
  if (mapping) return { source: ndjsonSource(content, name, mapping) };
  return {
    skipped: keys.length
      ? `기사로 읽을 연결 규칙이 없는 형식입니다. (항목: ${keys.slice(0, 12).join(', ')})`
      : '읽을 수 있는 기록이 없습니다.',
  };
};
