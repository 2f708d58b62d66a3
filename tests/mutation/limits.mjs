// The library changes no numbers, yet numbers are what many decisions are made of. Its list of mutators is closed, so that
// this one is put into it from outside; the version of the library is an exact one.
import { allMutators } from '../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js';

const comparisons = ['<', '<=', '>', '>='];

/** The value of a constant of the module, or of an entry in an object that is one. */
const isConstant = (path) => {
  const holder = path.parentPath;
  if (holder.isObjectProperty()) return isConstant(holder.parentPath);
  const statement = holder.isVariableDeclarator() && holder.parentPath.parentPath;
  return Boolean(statement) && (statement.isProgram() || statement.isExportNamedDeclaration());
};

/** What something is compared with, be it so many times a constant. */
const isCompared = (path) => {
  const whole = path.parentPath.isBinaryExpression({ operator: '*' }) ? path.parentPath : path;
  return whole.parentPath.isBinaryExpression() && comparisons.includes(whole.parentPath.node.operator);
};

/** Half as much again, and half as much: whole numbers stay whole. Not of 0 and 1, nor of what is written in base 16. */
const limit = {
  name: 'Limit',
  *mutate(path) {
    if (!path.isNumericLiteral() || !(isConstant(path) || isCompared(path))) return;
    const { value, extra } = path.node;
    if (value === 0 || value === 1 || /^0x/i.test(extra?.raw ?? '')) return;
    const round = Number.isInteger(value) ? Math.ceil : (number) => number;
    for (const factor of [1.5, 0.5]) yield { type: 'NumericLiteral', value: round(value * factor) };
  },
};

/** From here on numbers are mutated too. */
export const mutateLimits = () => {
  if (!allMutators.includes(limit)) allMutators.push(limit);
};
