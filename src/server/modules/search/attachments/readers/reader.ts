import type { TextSink } from '../plainText.ts';

/** Reads the text of the file at `path` into the sink. @throws Unreadable, or what a library throws */
export type Reader = (path: string, sink: TextSink) => Promise<void>;
