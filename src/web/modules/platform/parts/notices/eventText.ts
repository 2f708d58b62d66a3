/** One event of a stream. */
export interface StreamEvent {
  event: string;
  data: string;
  id: string | undefined;
}

const eventOf = (block: string): StreamEvent | undefined => {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name) fields.set(name, value);
  }
  const data = fields.get('data');
  return data === undefined
    ? undefined
    : { event: fields.get('event') ?? 'message', data, id: fields.get('id') };
};

/** Splits the complete events off the text received so far, and returns the incomplete rest. */
export const splitEvents = (text: string): { events: StreamEvent[]; rest: string } => {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap((block) => eventOf(block) ?? []), rest };
};
