import { agreesWithAjv } from '../helpers/agreesWithAjv.ts';
import { hardCatalogue } from '../helpers/hardCatalogue.ts';

agreesWithAjv(await hardCatalogue(), { numRuns: 5_000 });
