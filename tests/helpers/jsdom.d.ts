/** The part of jsdom that tests of documents use: reading XML. */
declare module 'jsdom' {
  interface ReadElement {
    textContent: string;
  }
  export class JSDOM {
    /** @throws for a text that is not well-formed */
    constructor(text: string, options: { contentType: 'application/xml' });
    readonly window: {
      document: {
        querySelector(selector: string): ReadElement | null;
        querySelectorAll(selector: string): Iterable<ReadElement>;
      };
    };
  }
}
