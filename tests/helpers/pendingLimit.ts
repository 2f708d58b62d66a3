import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';

/** How much a write leaves to be indexed later, by the setting of its transaction. */
export const pendingLimit = (write: () => Promise<unknown>): Promise<string> =>
  inTransaction(async () => {
    await write();
    const setting = sql`select current_setting('gin_pending_list_limit') "is"`;
    return (await row(z.object({ is: z.string() }), setting)).is;
  });
