// The entry of the end-to-end tests' Studio: `node studio/build.ts --entry every-field/main.ts --out <folder>`.
import { startStudio } from '../start-studio.ts'
import { createEveryFieldConfig } from './workspace.ts'

startStudio(createEveryFieldConfig)
