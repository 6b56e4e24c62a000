const { join } = await import('node:path')
const { pathToFileURL } = await import('node:url')
const at = (p: string) => pathToFileURL(join(process.cwd(), p)).href
const { buildSite, buildStudio } = await import(at('local/runner/builds.ts'))
const { endToEndCheck } = await import(at('local/checks/e2e-check.ts'))
process.env.FORECOURT_FULL = process.env.FORECOURT_FULL ?? ''
await buildSite(); await buildStudio()
const o = await endToEndCheck(process.argv.slice(2)).run()
console.log(o.output); console.log(`${o.passed} passed, ${o.failed} failed`)
process.exit(o.failed ? 1 : 0)
