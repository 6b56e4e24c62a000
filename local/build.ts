// npm run build: the site and the Studio, for a production machine.
import './runner/exit-with-parent.ts'
import { buildSite, buildStudio } from './runner/builds.ts'
import { printError, step } from './runner/steps.ts'

try {
  await step('site', buildSite, (what) => what)
  await step('studio', buildStudio, (what) => what)
} catch (error) {
  printError(error)
  process.exit(1)
}
