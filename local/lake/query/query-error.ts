/** The text is not GROQ, or asks for something the lake cannot do. `position` counts UTF-16 units from 0. */
export class GroqQueryError extends Error {
  readonly position: number | null

  constructor(message: string, position: number | null = null) {
    super(message)
    this.name = 'GroqQueryError'
    this.position = position
  }
}
