import type { parseAtomFeed, parseJsonFeed, parseRdfFeed, parseRssFeed } from 'feedsmith';

/** The parser's result for each feed format. */
export type RssFeed = ReturnType<typeof parseRssFeed<string>>;
export type AtomFeed = ReturnType<typeof parseAtomFeed<string>>;
export type RdfFeed = ReturnType<typeof parseRdfFeed<string>>;
export type JsonFeed = ReturnType<typeof parseJsonFeed<string>>;

interface Link {
  href?: string;
  rel?: string;
  type?: string;
}

/** The link to the page itself among the Atom links; of several forms of the page, the one for readers. */
export const alternate = (links: readonly Link[] | undefined): string | undefined => {
  const pages = links?.filter((link) => !link.rel || link.rel === 'alternate') ?? [];
  const page = pages.find(({ type }) => !type || /html/i.test(type)) ?? pages[0];
  return (
    page ??
    links?.find((link) => link.rel !== 'self' && link.rel !== 'enclosure') ??
    links?.find((link) => link.rel !== 'self')
  )?.href;
};

export const names = (people: readonly { name?: string }[] | undefined): string | undefined =>
  people
    ?.map((person) => person.name)
    .filter(Boolean)
    .join(', ') || undefined;

/** An identifier, if it is a web address. */
export const webId = (id: string | undefined): string | undefined =>
  id && /^https?:/i.test(id) ? id : undefined;
