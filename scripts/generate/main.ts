import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { SchemaProblems } from './problems.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, name: { type: 'string', default: 'tables' } },
});

try {
  const { code, said } = await generate(process.cwd(), values);
  if (said) (code ? console.error : console.log)(said);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!(error instanceof SchemaProblems) && error instanceof Error && process.env.DEBUG)
    console.error(error.stack);
  process.exitCode = 1;
}
