/// <reference types="vite/client" />

declare module 'virtual:oj-metadata' {
  const components: Readonly<Record<string, readonly import('../packages/ui/build/metadata.ts').Prop[]>>;
  export default components;
}
