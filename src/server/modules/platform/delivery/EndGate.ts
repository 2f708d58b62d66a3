import { Transform, type TransformCallback } from 'node:stream';

/**
 * Lets a text pass, and its end only when `beforeEnd` has resolved; that is asked when whoever reads has taken
 * everything before the end. A stream alone would reach its end while nobody reads yet, if the text is short.
 */
export class EndGate extends Transform {
  readonly #beforeEnd: () => Promise<void>;
  #onRead: (() => void) | undefined;

  constructor(beforeEnd: () => Promise<void>) {
    super({ readableHighWaterMark: 1 });
    this.#beforeEnd = beforeEnd;
  }

  override _transform(chunk: unknown, _encoding: string, done: TransformCallback): void {
    done(null, chunk);
  }

  override _read(size: number): void {
    super._read(size);
    this.#onRead?.();
  }

  override _flush(done: TransformCallback): void {
    void this.#pass(done);
  }

  async #pass(done: TransformCallback): Promise<void> {
    try {
      while (this.readableLength > 0)
        await new Promise<void>((resolve) => {
          this.#onRead = resolve;
        });
      await this.#beforeEnd();
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}
