import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { startOutlets } from '../helpers/commands.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'outlet-faults-'));
let server: Server;
let staff: Visitor;

beforeAll(async () => {
  server = await startServer();
  staff = visitor(server.url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
});
afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const list = (name: string, count: number): string => {
  const path = join(folder, name);
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify({ domain: `${index}.press.example`, name: `Press ${index}`, country: 'FR', rss: [] }),
  );
  writeFileSync(path, lines.join('\n'));
  return path;
};
const total = async (): Promise<number> => {
  const answer = await staff.get('/api/media-list?mediaKornNm=Press&total=only');
  return ((await answer.json()) as ListAnswer<unknown>).totalRecords;
};
const counts = (output: string): string | undefined =>
  output.split('\n').find((line) => line.startsWith('  읽음'));

describe('a list of outlets beside a running server', () => {
  it('is handed over to it, which goes on answering', async () => {
    const command = startOutlets(server.dataDir, list('small.ndjson', 120));
    const [{ code, output }, answer] = await Promise.all([command.ended, staff.get('/api/user-info')]);
    expect([code, answer.status], output).toEqual([0, 200]);
    expect(counts(output)).toBe('  읽음 120줄 · 등록 120건 · 빈 항목 채움 0건 · 이미 등록됨 0건 · 거부 0건');
    expect(await total()).toBe(120);
    expect(readFileSync(join(folder, 'small.report.csv'), 'utf8').trimEnd().split('\r\n')).toHaveLength(123);
  });

  it('that is broken off leaves nothing half or twice', async () => {
    const path = list('large.ndjson', 1_500);
    const broken = startOutlets(server.dataDir, path);
    while ((await total()) < 300) await rest(20);
    await broken.kill();
    const { output } = await startOutlets(server.dataDir, path).ended;
    expect(counts(output)).toMatch(/읽음 1,500줄 · .* · 거부 0건$/);
    expect(await total()).toBe(1_500);
  });
});
