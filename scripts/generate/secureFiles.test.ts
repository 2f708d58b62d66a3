import { expect, it } from 'vitest';
import { hardAlone, root } from './fixtures/fixtureFolder.ts';
import { buildModel } from './model.ts';

interface Leaflet {
  'x-entity': Record<string, unknown>;
  properties: Record<string, Record<string, unknown>>;
}

const secureOf = (change: (leaflet: Leaflet) => void): unknown => {
  const folder = hardAlone();
  const entities = folder.entities.map((source) => {
    if (source.file !== 'leaflet.json') return source;
    const schema = JSON.parse(source.text) as Leaflet;
    change(schema);
    return { ...source, text: JSON.stringify(schema) };
  });
  const spec = buildModel({ ...folder, entities }, root).specOf('leaflet');
  return spec?.fields.find(({ files }) => files)?.files?.secure;
};
const on =
  (...menu: string[]) =>
  (leaflet: Leaflet) => {
    leaflet['x-entity'].menu = menu;
  };
const personal = ({ properties }: Leaflet) => {
  properties.ttl = { title: '이름', type: 'string', maxLength: 50, 'x-personal': 'name' };
};
const said =
  (secure: unknown, first: (leaflet: Leaflet) => void = () => {}) =>
  (leaflet: Leaflet) => {
    first(leaflet);
    Object.assign(leaflet.properties.files?.['x-files'] as object, { secure });
  };

it.each([
  ['of no menu', () => {}, undefined],
  ['of a menu for all', on('/Leaflets'), undefined],
  ['of administration', on('/admin/Leaflets'), true],
  ['of administration among others', on('/Leaflets', '/admin/Leaflets'), true],
  ['with personal data', personal, true],
  ['of administration, meant for everybody', said(false, on('/admin/Leaflets')), undefined],
  ['said to be secure', said(true), true],
  ['said to be so for some records', said({ ttl: ['가'] }, on('/admin/Leaflets')), { ttl: ['가'] }],
])('files of an entity %s', (_what, change, secure) => {
  expect(secureOf(change)).toEqual(secure);
});
