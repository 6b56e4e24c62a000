import { build, type Plugin, type ResolvedConfig } from 'vite'

/** Builds the service worker as one script beside the built client: its path is its scope, so it has no hash. */
export function serviceWorker(entry: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'forecourt:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      if (config.build.ssr) return
      await build({
        root: config.root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          target: 'es2022',
          outDir: config.build.outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: entry,
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}
