// Runs other programs, waits for them and forwards signals.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { countProcessorTime } from './processorTime.mjs';
import { root } from './root.mjs';

/**
 * Runs a program in the project's folder: on our own terminal, or with its output in the file of descriptor `log`.
 * `onMessage` receives what it sends by `process.send`, `onProcessorMs` its processor time at the end. Resolves with its exit code (128 + number if a signal ended it,
 * 127 if it could not be started).
 */
export function run(program, args, env = process.env, { log, onMessage, onProcessorMs } = {}) {
  return new Promise((done) => {
    const stdio = log === undefined ? 'inherit' : ['ignore', log, log, ...(onMessage ? ['ipc'] : [])];
    const child = spawn(program, args, { cwd: root, env, stdio });
    const processorMs = onProcessorMs && countProcessorTime(child.pid);
    if (onMessage) child.on('message', onMessage);
    const forward = (signal) => {
      // Ctrl+C reaches the child directly, since it shares our terminal; a second signal would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    // npm runs us in a shell that does not forward signals: if our parent process ends, end the child too.
    const starter = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== starter) child.kill('SIGTERM');
    }, 500);
    const end = (code) => {
      onProcessorMs?.(processorMs());
      clearInterval(watch);
      for (const signal of signals) process.removeListener(signal, forward);
      done(code);
    };
    child.on('error', () => end(127));
    child.on('exit', (code, signal) => end(code === null ? 128 + constants.signals[signal] : code));
  });
}
