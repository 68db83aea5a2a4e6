/** Free software that the product stands on, and where it lives. */
export const credits = [
  ['React', 'https://react.dev'],
  ['styled-components', 'https://styled-components.com'],
  ['Radix UI', 'https://www.radix-ui.com'],
  ['TanStack Query', 'https://tanstack.com/query'],
  ['Monaco Editor', 'https://microsoft.github.io/monaco-editor/'],
  ['D3', 'https://d3js.org'],
  ['Lucide', 'https://lucide.dev'],
  ['Zod', 'https://zod.dev'],
  ['NestJS', 'https://nestjs.com'],
  ['Fastify', 'https://fastify.dev'],
  ['Drizzle', 'https://orm.drizzle.team'],
  ['PostgreSQL', 'https://www.postgresql.org'],
  ['Node.js', 'https://nodejs.org'],
] as const;
