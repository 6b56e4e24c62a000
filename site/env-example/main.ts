// npm run env-example: writes .env.example.
import { writeFileSync } from 'node:fs'
import { ENV_EXAMPLE, envExampleText } from './env-example.ts'

writeFileSync(ENV_EXAMPLE, envExampleText())
