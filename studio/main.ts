// The Studio's entry in the browser; the command line starts from sanity.config.ts.
import { startStudio } from './start-studio.ts'
import { createConfig } from './workspace.tsx'

startStudio(createConfig)
