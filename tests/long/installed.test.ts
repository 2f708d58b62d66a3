import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/bootstrap/browser.mjs';
import { screenshot } from '../helpers/browser.ts';
import { type EmptyMachine, emptyMachine, missingForMachine } from '../helpers/emptyMachine.ts';
import { root } from '../helpers/program.ts';

const missing = missingForMachine();
if (missing.length) console.warn(`Not installed on a machine of its own. Missing: ${missing.join(', ')}.`);

const site = 'press.example.go.kr';
/** The commands in the operators' documentation, unchanged. */
const commands = (): string[] => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, block = ''] = /^## Installing$.*?^```sh\n(.*?)^```$/msu.exec(page) ?? [];
  return block.trim().split('\n');
};
/** A certificate at the path in the proxy's configuration file, which then needs no change. */
const prepare = `
  mkdir -p /etc/ssl/culture-press && cd /etc/ssl/culture-press
  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=${site} -addext subjectAltName=DNS:${site} \
    -keyout key.pem -out fullchain.pem
  ln -s /bin/true /usr/local/bin/editor`;
/** The same release with another version number. */
const makeNext = `
  cp -R culture-press-*/ next && cd next
  sed -i 's/"version": "[^"]*"/"version": "99.0.0"/' release.json package.json
  grep -vE ' (release|package)\\.json$' SHA256SUMS > sums
  sha256sum release.json package.json >> sums && mv sums SHA256SUMS`;
const ready = `curl -sS --cacert /etc/ssl/culture-press/fullchain.pem https://${site}/api/health/ready`;

// a machine may lack these programs; what is missing is named above
describe.skipIf(missing.length)(
  'a release on a machine that has Debian, systemd and nginx, and nothing else',
  () => {
    let machine: EmptyMachine;
    let chrome: Browser;
    let page: Page;
    const table: { step: string; seconds: string }[] = [];
    const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
      const began = performance.now();
      const done = await work();
      table.push({ step, seconds: ((performance.now() - began) / 1_000).toFixed(1) });
      return done;
    };
    /** Runs a command that must succeed. */
    const run = async (line: string): Promise<string> => {
      const { code, output } = await machine.run(line);
      expect([line, code, output]).toEqual([line, 0, output]);
      return output;
    };
    const isReady = async (): Promise<boolean> =>
      (await machine.run(ready)).output.includes('"status":"ready"');
    const signIn = async (password: string): Promise<void> => {
      await page.goto(`https://${site}/login`);
      await page.getByRole('textbox', { name: '이메일' }).fill('admin@example.go.kr');
      await page.getByLabel('비밀번호', { exact: true }).fill(password);
      await page.getByRole('button', { name: '로그인', exact: true }).click();
    };

    beforeAll(async () => {
      execFileSync(process.execPath, ['scripts/release.mjs'], { cwd: root, stdio: 'ignore' });
      const packages = ['systemd', 'systemd-sysv', 'dbus', 'sudo', 'nginx', 'curl', 'openssl', 'libstdc++6'];
      machine = await emptyMachine(site, packages);
      machine.give(...globSync(join(root, 'dist/release/*')));
      await run(prepare);
    }, 600_000);
    afterAll(async () => {
      console.table(table);
      await chrome?.close();
      await machine?.remove();
    }, 60_000);

    it('is installed and served behind nginx by the five commands of the page for operators', async () => {
      expect((await machine.run('command -v node')).code).toBe(1);
      expect(commands()).toHaveLength(5);
      for (const line of commands()) await timed(line.replace(/\s*#.*/u, ''), () => run(line));
      expect(await isReady()).toBe(true);
      expect(await run('systemctl is-active culture-press culture-press-backup.timer')).toBe(
        'active\nactive\n',
      );
      expect(await run('systemctl is-enabled culture-press culture-press-backup.timer')).toBe(
        'enabled\nenabled\n',
      );
    });

    it('lets the first administrator in, over HTTP/2, who chooses a password and sees what is to be set up', async () => {
      const password = (
        await run("sed -n 's/^ADMIN_PASSWORD=//p' /etc/culture-press/culture-press.env")
      ).trim();
      chrome = await chromium.launch({
        executablePath: machine.inItsNetwork(findBrowser() ?? ''),
        args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${site} 127.0.0.1`],
      });
      page = await chrome.newPage({ ignoreHTTPSErrors: true, locale: 'ko-KR' });
      await timed('first administrator signed in', async () => {
        await signIn(password);
        const fields = page.locator('input[autocomplete="new-password"]');
        await fields.first().waitFor();
        for (const field of await fields.all()) await field.fill('Installed!2345');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/admin\/monitoring\/Setup/);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      });
      await screenshot(page, 'installed-first-administrator');
      const protocols = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as { nextHopProtocol?: string }[]).map(
          (one) => one.nextHopProtocol,
        ),
      );
      expect(new Set(protocols)).toEqual(new Set(['h2']));
    });

    it('finds nothing amiss on it, and keeps a backup when the timer says so', async () => {
      const said = await machine.run('culture-press check');
      console.log(said.output);
      expect(said.code).toBe(0);
      await timed('backup by its unit', () => run('systemctl start culture-press-backup.service'));
      expect(await run('ls /var/lib/culture-press/backups | grep -c zst')).toBe('1\n');
    });

    it('comes back by itself when its process is killed, and after the machine has been restarted', async () => {
      await timed('killed, until it is ready', async () => {
        const mainProcess = () => run('systemctl show --property=MainPID --value culture-press');
        const killed = await mainProcess();
        await run('systemctl kill --signal=KILL culture-press');
        await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
        expect(await mainProcess()).not.toBe(killed);
      });
      await timed('restarted machine, until it is ready', async () => {
        await machine.reboot();
        await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
      });
    });

    it('is upgraded with a backup before, goes back, and is removed without settings and data', async () => {
      const backups = () => run('ls /var/lib/culture-press/backups');
      const before = await backups();
      await run(makeNext);
      await timed('upgraded, until it is ready', () => run('next/install.sh'));
      expect(await isReady()).toBe(true);
      expect(await run('culture-press version')).toContain('99.0.0');
      expect(await backups()).not.toBe(before);
      await timed('back to the release before', () => run('/opt/culture-press/releases/0.*/install.sh'));
      expect(await run('culture-press version')).not.toContain('99.0.0');
      await run('culture-press-*/install.sh --uninstall');
      expect((await machine.run('command -v culture-press')).code).toBe(1);
      expect(await run('ls /etc/culture-press /var/lib/culture-press')).toMatch(
        /culture-press\.env[^]*backups/u,
      );
    });
  },
);
