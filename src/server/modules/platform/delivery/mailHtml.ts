const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line);

const line = (text: string): string =>
  isAddress(text) ? `<a href="${escaped(text)}">${escaped(text)}</a>` : escaped(text);

/**
 * The HTML part of a mail: paragraphs, with lines that consist of an address as links. The text itself contains no
 * markup.
 */
export const mailHtml = (text: string): string => {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(line).join('<br>')}</p>`);
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><body>${paragraphs.join('')}</body></html>`;
};
