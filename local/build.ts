// npm run build: the site and the Studio, for a production machine.
import './house/leash.ts'
import { buildSite, buildStudio } from './house/builds.ts'
import { complain, step } from './house/steps.ts'

try {
  await step('site', buildSite, (what) => what)
  await step('studio', buildStudio, (what) => what)
} catch (error) {
  complain(error)
  process.exit(1)
}
