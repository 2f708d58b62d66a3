// A Vitest reporter that sends the progress to the process that started the run.

export default class ProgressReporter {
  #total = 0;
  #done = 0;
  #failed = 0;

  onTestRunStart(specifications) {
    this.#total = specifications.length;
    this.#tell();
  }

  onTestModuleEnd(module) {
    this.#done += 1;
    if (module.state() === 'failed') this.#failed += 1;
    this.#tell();
  }

  #tell() {
    process.send?.({ files: this.#total, done: this.#done, failed: this.#failed });
  }
}
