import type { z } from 'zod';

// zod compiles parsers with new Function, which our content security policy forbids. zod reads its settings from this
// global both at load time and later: so the first page can set it without loading zod
const place = globalThis as { __zod_globalConfig?: ReturnType<typeof z.config> };
place.__zod_globalConfig ??= {};
place.__zod_globalConfig.jitless = true;
