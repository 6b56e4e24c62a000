// npm run build [-- site | studio]: the site and the Studio, or one of them, for a production machine.
import './runner/exit-with-parent.ts'
import { buildSite, buildStudio } from './runner/builds.ts'
import { printError, RunnerError, step } from './runner/steps.ts'

const builds = { site: buildSite, studio: buildStudio }

try {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !Object.hasOwn(builds, name))
  if (unknown.length > 0)
    throw new RunnerError(
      `There is no build ${unknown.join(', ')}. The builds are: ${Object.keys(builds).join(', ')}.`,
    )
  for (const [name, build] of Object.entries(builds))
    if (names.length === 0 || names.includes(name)) await step(name, build, (what) => what)
} catch (error) {
  printError(error)
  process.exit(1)
}
