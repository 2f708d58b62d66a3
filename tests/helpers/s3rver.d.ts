/** The parts of the S3 server that tests use; it has no types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** A Koa application: the first middleware runs first. */
    middleware: ((
      call: { method: string; status: number; type: string; body: string },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
