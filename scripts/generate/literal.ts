const width = 108;

const isPlainName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A member name, quoted only if necessary. */
export const memberName = (name: string): string => (isPlainName(name) ? name : quoted(name));

/** A value as formatted TypeScript, without undefined members; short values stay on one line. */
export const literal = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${memberName(name)}: ${literal(member, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const oneLine = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  const fits = indent.length + oneLine.length <= width && !oneLine.includes('\n');
  if (fits) return oneLine;
  return `${open}\n${parts.map((part) => `${inner}${part},`).join('\n')}\n${indent}${close}`;
};

export { quoted };
