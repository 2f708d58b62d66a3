import type { FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { countryOfShape } from './places.ts';

interface Shape {
  /** Alpha-2 code, if the country has one. */
  code?: string | undefined;
  name: string;
}

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const antarctica = 'AQ';

const koreanName = (code: string | undefined): string => {
  try {
    return code ? (new Intl.DisplayNames('ko', { type: 'region' }).of(code) ?? code) : '';
  } catch {
    return code ?? '';
  }
};

/** The countries of the atlas with their codes and Korean names; without Antarctica, which has no press. */
const shapesOf = (atlas: Atlas): FeatureCollection<Geometry, Shape> => {
  const { features } = feature(atlas, atlas.objects.countries);
  return {
    type: 'FeatureCollection',
    features: features
      .map((one) => {
        const code = countryOfShape(one.id, one.properties.name);
        return { ...one, properties: { code, name: koreanName(code) } };
      })
      .filter(({ properties }) => properties.code !== antarctica),
  };
};

/** The world map, loaded when the first map is drawn. */
export const loadWorldShapes = async (): Promise<FeatureCollection<Geometry, Shape>> =>
  // a JSON import is not typed with pairs of numbers, which the atlas type needs
  shapesOf((await import('world-atlas/countries-110m.json')).default as unknown as Atlas);
