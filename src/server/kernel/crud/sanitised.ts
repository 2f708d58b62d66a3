import sanitizeHtml from 'sanitize-html';
import { keptTag, richText } from '#contract/richText.ts';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richText.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richText.attributes).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...richText.schemes],
  allowProtocolRelative: false,
  nonTextTags: [...richText.unread],
  transformTags: {
    '*': (name, given) => {
      const kept = keptTag(name, given);
      if (kept) return { tagName: kept.name, attribs: kept.attributes };
      // an allowed tag in a form that is not allowed is removed like any other
      return { tagName: richText.tags.includes(name) ? 'span' : name, attribs: {} };
    },
  },
};

const hasContent = (html: string): boolean =>
  /<(?:hr|table|img)\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|[\s\u00A0\u200B]/g, '') !== '';

const withoutPictures: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: richText.tags.filter((tag) => tag !== 'img'),
};

/** Rich text reduced to harmless markup: nothing that runs, loads or overlays. Empty if nothing would be visible. */
export const sanitised = (html: string, { pictures = false } = {}): string => {
  const clean = sanitizeHtml(html, pictures ? rules : withoutPictures);
  return hasContent(clean) ? clean : '';
};
