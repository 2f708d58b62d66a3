import type { TextSink } from './textSink.ts';

/** Reads the text of the file at `path` into the sink. @throws Unreadable, or a library's error */
export type Reader = (path: string, sink: TextSink) => Promise<void>;
