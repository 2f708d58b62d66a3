import type { z } from 'zod';

// zod's compiled parsers are made with new Function, which our content security policy forbids. zod takes its settings from
// this global when it is loaded, and after: so the first page can say so without loading zod
const place = globalThis as { __zod_globalConfig?: ReturnType<typeof z.config> };
place.__zod_globalConfig ??= {};
place.__zod_globalConfig.jitless = true;
