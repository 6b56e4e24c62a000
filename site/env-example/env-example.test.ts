import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variables } from '#server/env.ts'
import { ENV_EXAMPLE, envExampleText } from './env-example.ts'

test('.env.example is what the schema and the documentation of variables make', () => {
  expect(readFileSync(ENV_EXAMPLE, 'utf8')).toBe(envExampleText())
})

test('required variables stand unset, others as comments with their default', () => {
  const text = envExampleText()
  expect(text).toMatch(/^SESSION_SECRET=$/m)
  expect(text).toMatch(/^# PORT=3000$/m)
  for (const name of Object.keys(variables.shape)) expect(text).toMatch(new RegExp(`^(# )?${name}=`, 'm'))
})
