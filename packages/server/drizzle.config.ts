import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/features/**/*.table.ts', './src/judge/queue/*.table.ts'],
  out: './migrations',
});
