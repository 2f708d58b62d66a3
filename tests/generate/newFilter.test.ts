import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { scratchProject } from '../helpers/scratchProject.ts';

/** Every file of a folder of the project, with its content. */
const filesIn = (folder: string): Map<string, string> =>
  new Map(
    execFileSync('find', ['.', '-type', 'f', '-not', '-path', './node_modules/*'], {
      cwd: folder,
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .sort()
      .map((file) => [file.slice(2), readFileSync(join(folder, file), 'utf8')]),
  );

it('a new filter of a list is one line of one schema: the rest is generated', async () => {
  const project = scratchProject('nationCode', 'collectProgress');
  project.change('schemas/nationCode.json', (json) => {
    const { properties } = json as unknown as { properties: Record<string, Record<string, unknown>> };
    delete properties['ctnCd']?.['x-filter'];
  });
  await generate(project.folder, { name: 'first' });
  const before = filesIn(project.folder);
  project.change('schemas/nationCode.json', (json) => {
    const { properties } = json as unknown as { properties: Record<string, Record<string, unknown>> };
    (properties['ctnCd'] ?? {})['x-filter'] = 'equals';
  });
  await generate(project.folder);
  const after = filesIn(project.folder);
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  const byHand = changed.filter((file) => !file.startsWith('generated/') && !file.includes('/migrations/'));
  expect(byHand).toEqual(['schemas/nationCode.json']);
  const openapi = after.get('generated/openapi.json') ?? '';
  const list = JSON.parse(openapi).paths['/api/nationcode-list'].get.parameters as { name: string }[];
  expect(list.map(({ name }) => name)).toContain('ctnCd');
  const resource = after.get('generated/resources/nationCode.ts') ?? '';
  expect(resource).toMatch(/name: 'ctnCd'[^}]*filter: 'equals'/s);
});
