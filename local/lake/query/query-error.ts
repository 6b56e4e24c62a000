/** The text is not valid GROQ, or uses an unsupported feature. `position` counts UTF-16 units from 0. */
export class GroqQueryError extends Error {
  readonly position: number | null

  constructor(message: string, position: number | null = null) {
    super(message)
    this.name = 'GroqQueryError'
    this.position = position
  }
}
