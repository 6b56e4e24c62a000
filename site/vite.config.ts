import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { compressAssets } from './build-steps/compress-assets.ts'
import { minifyScripts } from './build-steps/minify-scripts.ts'
import { serverEntry } from './build-steps/server-entry.ts'
import { serviceWorker } from './build-steps/service-worker.ts'
import { sharedChunks } from './build-steps/shared-chunks.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig({
  publicDir: '../public',
  plugins: [
    sharedChunks(),
    minifyScripts(),
    compressAssets(),
    serviceWorker('worker/service-worker.ts'),
    serverEntry(['server/main.ts', 'stock/push/push-worker.ts', 'server/stock-lists/list-worker.ts']),
    remix({
      ignoredRouteFiles: ['**/*.test.*', '**/*.server.ts'],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: false,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // build-steps/minify-scripts.ts does it.
    minify: false,
  },
  // Found one by one while a page loads, these would each reload it with another copy of React.
  optimizeDeps: {
    include: [
      '@portabletext/react',
      '@remix-run/node',
      '@remix-run/react',
      '@sanity/visual-editing/remix',
      'react',
      'react-dom',
      'react-dom/client',
      'temporal-polyfill',
      'zod',
    ],
  },
  ssr: { noExternal: [/^@forecourt\//] },
})
