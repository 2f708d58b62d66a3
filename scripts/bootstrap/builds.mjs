// Builds the web and the server if their sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, step } from './progress.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const shared = [
  'src/contract',
  'generated',
  'scripts/build',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

const web = {
  name: '화면 빌드',
  folder: 'dist/web',
  sources: [
    ...shared,
    'src/web',
    'public',
    'scripts/fonts',
    'index.html',
    'vite.config.ts',
    'tsconfig.web.json',
  ],
  command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
};

const server = {
  name: '서버 빌드',
  folder: 'dist/server',
  sources: [
    ...shared,
    ...[
      'src/server',
      'tsconfig.json',
      'scripts/seed',
      'scripts/demo',
      'scripts/collect',
      'scripts/outlets',
      'scripts/admin',
    ],
  ],
  command: ['scripts/build/server.ts'],
};

const isTest = /\.test\.tsx?$/;

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return isTest.test(path) ? [] : [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Whether the last build was made from the current sources. */
function isFresh({ folder, sources }) {
  const record = join(root, folder, '.hash');
  return existsSync(record) && readFileSync(record, 'utf8') === hashOf(sources);
}

async function build(part, node) {
  if (isFresh(part)) return;
  const { name, folder, sources, command } = part;
  const record = join(root, folder, '.hash');
  await step(name, async () => {
    rmSync(record, { force: true });
    const hash = hashOf(sources);
    const code = await run(node, command);
    if (code !== 0)
      throw new Stop(`${name}에 실패했습니다 (${command[0]}, 종료 코드 ${code}). 위의 오류를 확인해 주세요.`);
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(record, hash);
  });
}

/** Builds dist/web with Vite if needed. */
export const buildWeb = (node) => build(web, node);

/** Builds dist/server, the server and its commands, if needed. */
export const buildServer = (node) => build(server, node);
