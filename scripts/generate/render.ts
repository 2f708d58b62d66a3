import { emitApi } from './emit/api.ts';
import { emitCallValidators } from './emit/callValidators.ts';
import { emitConditions } from './emit/conditions.ts';
import { emitOpenapi } from './emit/openapi.ts';
import { emitResources } from './emit/resources.ts';
import { emitTables } from './emit/tables.ts';
import { emitTypes } from './emit/types.ts';
import { emitValidators } from './emit/validators.ts';
import type { Model } from './model.ts';

/** The complete content of generated/, path to text. Shared by writing and checking. */
export const render = async (model: Model): Promise<Map<string, string>> =>
  new Map([
    ...(await emitTypes(model)),
    ...emitValidators(model),
    ...emitCallValidators(model),
    ...emitResources(model),
    ...emitTables(model),
    ...emitApi(model),
    ...emitConditions(model),
    ...emitOpenapi(model),
  ]);
