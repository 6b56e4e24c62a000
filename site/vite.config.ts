import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { compressAssets } from './build-steps/compress-assets.ts'
import { serverEntry } from './build-steps/server-entry.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(react|router|server-runtime))\//
/** Cards, the frame of the site and what both are made of. */
const SHARED =
  /\/site\/app\/(ui\/(?!arrows|modal|plan-map|stars|toast|when-near)|domain\/(words|search-address)\/|features\/(layout|car\/(card|saved|live))\/|features\/saved\/components\/saved-link|features\/compare\/components\/compare-tray|(paths|aside|kept-markup|script-mark)\.ts)/
/** Of those, what is loaded after the page. */
const LATER = /\/(follow-stock|refresh-cars|change-announcement|find-cards|video-dialog)\.ts/

/**
 * What nearly every page loads stands in two files, one that changes with the framework and one with the site: a dozen
 * small ones would each pay for their own head and compress apart.
 */
function chunkOf(id: string): string | undefined {
  if (FRAMEWORK.test(id)) return 'framework'
  return SHARED.test(id) && !LATER.test(id) && !/\.css|server|test/.test(id) ? 'shared' : undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: '../public',
  plugins: [
    compressAssets(),
    serverEntry(['server/main.ts', 'stock/push/push-worker.ts']),
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
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
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
