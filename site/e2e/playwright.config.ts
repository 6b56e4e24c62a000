import { defineConfig } from '@playwright/test'
import {
  browserOptions,
  expectTimeout,
  longOnly,
  retries,
  shortOnly,
  testTimeout,
} from '../../local/checks/e2e/browser-options.ts'

/**
 * Tests that change content, and those that change stock, leads, a dealer of their own or content that no other test
 * reads: others would see their changes, so they run afterwards, one by one, and the two groups beside each other.
 */
const CHANGES_CONTENT =
  /(document-order|picture-crop|publish|studio-(?!calendar|cars|leads|sites|stock|today)[a-z]+)\.e2e\.ts$/
const CHANGES_STOCK =
  /(live|reserve|settings|stock-import|stock-push|studio-(calendar|cars|leads|sites|stock(-fetch|-file)?|today))\.e2e\.ts$/
/** Tests that change what the index can be filtered by, without which every results page fails: nothing runs beside them. */
const CHANGES_INDEX = /similar-fails\.e2e\.ts$/

// The system is started by the check that runs this (npm test); addresses come in E2E_* variables.
export default defineConfig({
  testDir: '.',
  workers: 2,
  projects: [
    {
      name: 'reading',
      outputDir: '../../test-results/e2e-reading',
      testMatch: '**/*.e2e.ts',
      testIgnore: [CHANGES_CONTENT, CHANGES_STOCK, CHANGES_INDEX],
      fullyParallel: true,
    },
    {
      name: 'content',
      outputDir: '../../test-results/e2e-content',
      testMatch: CHANGES_CONTENT,
      workers: 1,
      dependencies: ['reading'],
    },
    {
      name: 'stock',
      outputDir: '../../test-results/e2e-stock',
      testMatch: CHANGES_STOCK,
      workers: 1,
      dependencies: ['reading'],
    },
    {
      name: 'index',
      outputDir: '../../test-results/e2e-index',
      testMatch: CHANGES_INDEX,
      workers: 1,
      dependencies: ['content', 'stock'],
    },
  ],
  forbidOnly: true,
  grep: shortOnly,
  grepInvert: longOnly,
  retries,
  timeout: testTimeout,
  expect: { timeout: expectTimeout },
  reporter: [['list'], ['json']],
  use: browserOptions,
})
