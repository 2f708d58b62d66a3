import { Transform, type TransformCallback } from 'node:stream';

/**
 * Passes a stream through and delays its end until `beforeEnd` resolves, which is called after the reader has consumed
 * everything before the end. A plain stream with a short text would end before it is read.
 */
export class DelayedEndStream extends Transform {
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
