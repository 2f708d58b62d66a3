import { builtinEnvironments, type Environment } from 'vitest/runtime';

let made: ReturnType<Environment['setup']> | undefined;

/**
 * One document for all test files of a process: making one and loading React for it takes longer than most files do, and
 * React holds on to the document that it has begun with.
 */
const oneJsdom: Environment = {
  name: 'one-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    made ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await made;
    // jsdom's own frames stop for good where one was asked for while the timers of a test were false
    global['requestAnimationFrame'] = (paint: FrameRequestCallback) =>
      setTimeout(() => paint(performance.now()), 16);
    global['cancelAnimationFrame'] = (id: number) => clearTimeout(id);
    // what a file leaves there is taken away by leaveNothing.ts
    return { teardown: () => {} };
  },
};
export default oneJsdom;
