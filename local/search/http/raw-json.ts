/** Serialised JSON, sent unchanged. */
export class RawJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The text of an answer's body. */
export const jsonOf = (body: unknown) => (body instanceof RawJson ? body.text : JSON.stringify(body))
