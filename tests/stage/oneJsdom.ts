import { builtinEnvironments, type Environment } from 'vitest/runtime';

let made: ReturnType<Environment['setup']> | undefined;

/**
 * One document for all test files of a process, emptied after each of them: making one and loading React for it takes
 * longer than most files do, and React holds on to the document that it has begun with.
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
    return {
      teardown(): void {
        document.body.replaceChildren();
        document.head.replaceChildren();
        localStorage.clear();
        sessionStorage.clear();
        history.replaceState(null, '', '/');
      },
    };
  },
};
export default oneJsdom;
