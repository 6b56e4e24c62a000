/**
 * Dealers' xml contains unescaped ampersands ('Tow & go'). The parser would read on to the next semicolon, across tags and
 * vehicles, and merge two vehicles without an error. So they are escaped before parsing, except inside CDATA.
 */
const CDATA = '<![CDATA['
const CDATA_END = ']]>'
const BARE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z_][\w.-]{0,30});)/gi
/** An entity or CDATA mark that starts this close to the end of a chunk may continue in the next. */
const LOOKAHEAD = 36

/** Escapes bare ampersands in a text that arrives in chunks. */
export class BareAmpersands {
  #tail = ''
  #inCdata = false

  /** Returns the text that is complete so far. */
  push(chunk: string): string {
    const text = this.#tail + chunk
    const { done, tail } = this.#read(text)
    const safe = this.#inCdata ? Math.max(0, tail.length - CDATA_END.length + 1) : safeLength(tail)
    this.#tail = tail.slice(safe)
    return done + this.#escape(tail.slice(0, safe))
  }

  /** Returns the rest at the end of the text. */
  end(): string {
    const { done, tail } = this.#read(this.#tail)
    this.#tail = ''
    return done + this.#escape(tail)
  }

  /** Splits a text after its last CDATA delimiter. */
  #read(text: string): { done: string; tail: string } {
    let done = ''
    let at = 0
    for (;;) {
      const mark = this.#inCdata ? CDATA_END : CDATA
      const found = text.indexOf(mark, at)
      if (found === -1) return { done, tail: text.slice(at) }
      done += this.#escape(text.slice(at, found)) + mark
      at = found + mark.length
      this.#inCdata = !this.#inCdata
    }
  }

  #escape(text: string): string {
    return this.#inCdata || !text.includes('&') ? text : text.replace(BARE, '&amp;')
  }
}

/** Length that can be processed: up to an ampersand or bracket near the end. */
function safeLength(text: string): number {
  const near = Math.max(0, text.length - LOOKAHEAD)
  const first = /[&<]/.exec(text.slice(near))
  return first === null ? text.length : near + first.index
}
