import { z } from 'zod';

// zod's compiled parsers are made with new Function, which our content security policy forbids;
// imported before anything that makes a validator
z.config({ jitless: true });
