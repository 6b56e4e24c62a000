import type { Page } from '@playwright/test'
import type { Held } from '../lake-content.ts'

/** One kind of field: how staff fill it in, what the lake then holds, and what the form shows when it is loaded anew. */
export interface FieldCase {
  readonly kind: string
  fillIn(page: Page): Promise<void>
  /** Asserts on the draft as the lake holds it. */
  isHeld(draft: Held): void
  isShown(page: Page): Promise<void>
}
