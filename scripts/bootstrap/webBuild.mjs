// Builds the web part when its sources are others than those of the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, step } from './progress.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const sources = [
  ...['src/web', 'src/contract', 'generated', 'public', 'scripts/fonts', 'scripts/build'],
  ...[
    'index.html',
    'vite.config.ts',
    'tsconfig.base.json',
    'tsconfig.web.json',
    'package.json',
    'package-lock.json',
  ],
];
const isTest = /\.test\.tsx?$/;

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return isTest.test(path) ? [] : [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

export function webSourcesHash() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Makes dist/web by Vite, if need be. */
export async function buildWeb(node) {
  const record = join(root, 'dist/web/.hash');
  const hash = webSourcesHash();
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return;
  await step('화면 빌드', async () => {
    rmSync(record, { force: true });
    const code = await run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']);
    if (code !== 0)
      throw new Stop(`화면을 빌드하지 못했습니다 (vite build 종료 코드 ${code}). 위의 오류를 확인해 주세요.`);
    mkdirSync(join(root, 'dist/web'), { recursive: true });
    writeFileSync(record, hash);
  });
}
