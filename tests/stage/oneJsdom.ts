import { builtinEnvironments, type Environment } from 'vitest/runtime';

let made: ReturnType<Environment['setup']> | undefined;

/**
 * One document for all test files of a process: creating one and loading React for it takes longer than most files do,
 * and React keeps the document that it was loaded with.
 */
const oneJsdom: Environment = {
  name: 'one-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    made ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await made;
    // jsdom's own animation frames stop permanently if one is requested while a test uses fake timers
    global['requestAnimationFrame'] = (paint: FrameRequestCallback) =>
      setTimeout(() => paint(performance.now()), 16);
    global['cancelAnimationFrame'] = (id: number) => clearTimeout(id);
    // leaveNothing.ts cleans up after each file
    return { teardown: () => {} };
  },
};
export default oneJsdom;
