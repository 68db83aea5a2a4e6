import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Also precompresses: the server sends .br and .gz files as they are. */
export default defineConfig({
  plugins: [react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024, exclude: [/\.(woff2?|br|gz)$/] })],
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 4500,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:6688' } },
});
