import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './generated/tables/index.ts',
  out: './src/server/kernel/database/migrations',
});
