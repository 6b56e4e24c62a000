import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { compressAssets } from './build-steps/compress-assets.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/**
 * What nearly every page loads stands in one file: a dozen small ones would each pay for their own head and compress
 * apart.
 */
function sharedChunk(id: string): string | undefined {
  return /\/site\/app\/(ui|domain\/words)\/|\/site\/app\/paths\.ts|\/layout\/page-meta\.ts/.test(id)
    ? 'shared'
    : undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: '../public',
  plugins: [
    compressAssets(),
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
    // Some seconds of a build, once, for three kilobytes of script that every visitor loads.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
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
}))
