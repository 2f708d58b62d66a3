import { expect, it } from 'vitest';
import { z } from 'zod';
import './withoutEval.ts';

it('tells zod to make no parsers by new Function, before or after zod is loaded', () =>
  expect(z.config().jitless).toBe(true));
