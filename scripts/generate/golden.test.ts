import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { driftOf, writeDrift } from './drift.ts';
import { goldenFolder, hardAlone, root } from './fixtures/fixtureFolder.ts';
import { buildModel } from './model.ts';
import { render } from './render.ts';

const golden = join(import.meta.dirname, 'fixtures/golden/generated');
const hard = buildModel(hardAlone(), root);
const hardFiles = await render(hard);

describe('the generator', () => {
  it('renders the golden entity letter by letter as it stands in fixtures/golden/generated', async () => {
    const wanted = await render(buildModel(goldenFolder(), root));
    if (process.env.UPDATE_GOLDEN) writeDrift(golden, wanted, driftOf(golden, wanted));
    expect(driftOf(golden, wanted)).toEqual([]);
  });

  it('renders the same bytes from the same schemas', async () => {
    expect([...(await render(buildModel(hardAlone(), root)))]).toEqual([...hardFiles]);
  });

  it('gives each label of one reference a field of its own', () => {
    const exhibit = hard.specOf('exhibit');
    const labels = exhibit?.fields.filter((field) => field.labelOf === 'galleryId');
    expect(labels?.map(({ name, labelField }) => [name, labelField])).toEqual([
      ['galleryNm', 'galleryNm'],
      ['galleryFloorNm', 'floorNm'],
    ]);
  });

  it('takes the fields of a like entity and puts both on one table', async () => {
    const artwork = hardFiles.get('tables/artwork.ts') ?? '';
    expect(artwork).toContain("kind: fixedText('kind')");
    expect(artwork).toContain("material: plainText('material')");
    expect(artwork).not.toMatch(/material: plainText\('material'\)\.notNull/);
    expect(hardFiles.has('tables/sculpture.ts')).toBe(false);
  });

  it('demands a handler for a custom update and for nothing else of the entity', async () => {
    const calls = hardFiles.get('api/calls.ts') ?? '';
    const handled = calls.slice(calls.indexOf('HandledCall'));
    expect(handled).toContain("'PUT /update-visitor'");
    expect(handled).not.toContain('/insert-visitor');
  });

  it('gives a list-only entity no other call', () => {
    expect(
      hard.operations.filter(({ spec }) => spec.entity === 'holiday').map(({ spec }) => spec.id),
    ).toEqual(['GET /holiday-list']);
  });
});
