import { describe, expect, it } from 'vitest';
import { formFields } from '#contract/entityFields.ts';
import { article as spec } from '#generated/resources/article.ts';
import { isFilled, parts, requiredNames } from './FieldGroup.tsx';

describe('the form of an article', () => {
  it('has each field once: among those to be filled in, or in a part', () => {
    const inParts = parts.flatMap(({ names }) => names);
    const required = [...new Set([...requiredNames(false), ...requiredNames(true)])];
    const elsewhere = ['prcYn', 'mdfcnCn'];
    const shown = new Set([...inParts, ...required, ...elsewhere]);
    expect([...shown].sort()).toEqual(
      [
        ...new Set([...formFields(spec, 'insert'), ...formFields(spec, 'update')].map(({ name }) => name)),
      ].sort(),
    );
    expect(inParts).toHaveLength(new Set(inParts).size);
  });

  it('asks for an address, or for page, column and scan of a report on paper', () => {
    expect(requiredNames(false)).toContain('url');
    expect(requiredNames(true)).toEqual(expect.arrayContaining(['prcvpg', 'prcvsc', 'files']));
    expect(requiredNames(true)).not.toContain('url');
  });

  it.each([
    ['kornTtl', '제목', true],
    ['kornTtl', ' ', false],
    ['onsiteMediaArticleYn', 'Y', true],
    ['onsiteMediaArticleYn', 'N', false],
    ['featExtrKwdList', [], false],
    ['featExtrKwdList', ['전시'], true],
    ['files', undefined, false],
    ['files', { stored: [], removed: [], added: [{}] }, true],
  ])('%s with %j is filled in: %s', (name, value, filled) => expect(isFilled(name, value)).toBe(filled));
});
