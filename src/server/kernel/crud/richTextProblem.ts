import { Parser } from 'htmlparser2';
import { richText } from '#contract/richText.ts';

/** Whether tags are nested deeper than the limit; parsing stops there. */
const isTooDeep = (html: string): boolean => {
  let depth = 0;
  let isBeyond = false;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth <= richText.maxDepth) return;
      isBeyond = true;
      parser.reset();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return isBeyond;
};

const maxAngles = 2 * richText.maxElements;

const hasTooManyTags = (html: string): boolean => {
  let found = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    found += 1;
    if (found > maxAngles) return true;
  }
  return false;
};

const linkTag = /<a[\s/>]/gi;

const hasTooManyLinks = (html: string): boolean => {
  let found = 0;
  for (const _ of html.matchAll(linkTag)) {
    found += 1;
    if (found > richText.maxLinks) return true;
  }
  return false;
};

/**
 * Reason why a rich text is refused before sanitising, which would block the server; a Korean message that says what to
 * do.
 */
export const richTextProblem = (html: string): string | undefined => {
  if (html.length > richText.maxLength) return richText.tooLong;
  if (hasTooManyTags(html)) return richText.tooManyTags;
  if (hasTooManyLinks(html)) return richText.tooManyLinks;
  return isTooDeep(html) ? richText.tooDeep : undefined;
};
