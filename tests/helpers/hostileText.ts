import { stripTypeScriptTypes } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/generate/fixtures/fixtureFolder.ts';
import { buildModel } from '../../scripts/generate/model.ts';
import type { SchemaFolder, SourceFile } from '../../scripts/generate/read.ts';
import { render } from '../../scripts/generate/render.ts';

/** Every way to break out of a comment, a string, a template or a regular expression. */
const hostile = [
  '*/ injected(); /*',
  "'; injected(); '",
  '"; injected(); "',
  '`; injected(); `${injected()}',
  "\\'; injected(); //",
  "$& $' $` injected()",
  '*\n/ injected(); /*',
  '\n*/ injected();\u2028 injected();\\',
];
const everyWay = hostile.join(' ');

type Json = Record<string, never>;

const changed = (source: SourceFile, change: (json: Json) => void): SourceFile => {
  const json = JSON.parse(source.text) as Json;
  change(json);
  return { ...source, text: JSON.stringify(json) };
};

const put = (place: unknown, values: object) => Object.assign(place as object, values);

const hostileOf = (folder: SchemaFolder): SchemaFolder => {
  return {
    ...folder,
    entities: folder.entities.map((source) =>
      changed(source, (json) => {
        put(json, { title: everyWay, description: everyWay });
        const fields = Object.values(json.properties ?? {}) as Record<string, unknown>[];
        for (const field of fields) put(field, { title: everyWay, description: everyWay });
        if (source.file === 'exhibit.json') {
          put(json.properties, {
            hostileCd: {
              title: everyWay,
              type: 'string',
              enum: [...hostile, "it's"],
              'x-default': hostile[0],
            },
            hostileNm: { title: "it's", type: 'string', maxLength: 50, pattern: '^[/\'"`*]*$' },
          });
        }
      }),
    ),
    operations: folder.operations.map((source) =>
      changed(source, (json) => {
        for (const call of Object.values(
          json.operations as unknown as Record<string, Record<string, unknown>>,
        )) {
          put(call, { summary: everyWay, origin: 'ours', reason: everyWay });
        }
      }),
    ),
  };
};

const namesCalled = (text: string): string =>
  JSON.stringify(parseAst(stripTypeScriptTypes(text)), (_name, value) =>
    typeof value === 'bigint' ? String(value) : (value as unknown),
  );

/** Tests the generator's output for schemas, including the hard ones, in which every text is hostile. */
export const keepsHostileText = async (folder: SchemaFolder): Promise<void> => {
  const files = await render(buildModel(hostileOf(folder), root));
  const scripts = [...files].filter(([file]) => file.endsWith('.ts'));

  describe('text of a schema', () => {
    it('is what its author wrote, never code, in every generated file', () => {
      const live = scripts.filter(([, text]) => namesCalled(text).includes('"name":"injected"'));
      expect(live.map(([file]) => file)).toEqual([]);
      expect(scripts.length).toBeGreaterThan(30);
    });

    it('would be found if it were code', () => {
      expect(namesCalled('/** */ injected(); /* */')).toContain('"name":"injected"');
    });

    it('stands in types with its own quotes', () => {
      const types = files.get('types/exhibit.ts') ?? '';
      expect(types).toContain('"it\'s"');
      expect(types).toContain("/** it's */");
    });

    it('never ends a line of a comment', () => {
      for (const [file, text] of scripts) {
        for (const line of text.split('\n').filter((each) => each.includes('/**'))) {
          expect(line.indexOf('*/'), file).toBe(line.length - 2);
        }
      }
    });
  });
};
