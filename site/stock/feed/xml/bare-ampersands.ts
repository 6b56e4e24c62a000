/**
 * xml as dealers write it has ampersands that begin no entity ('Tow & go'). A parser reads such a one on to the next
 * semicolon, over tags and whole vehicles: two become one, and nothing tells. So each is written out before the parser
 * sees it; inside CDATA an ampersand is only itself.
 */
const CDATA = '<![CDATA['
const CDATA_END = ']]>'
const BARE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z_][\w.-]{0,30});)/gi
/** What begins this near to the end of a chunk may go on in the next. */
const LOOKAHEAD = 36

/** Writes bare ampersands out as entities, in a text that comes in chunks. */
export class BareAmpersands {
  #tail = ''
  #inCdata = false

  /** As much of the text as is sure by now. */
  push(chunk: string): string {
    const text = this.#tail + chunk
    const { done, tail } = this.#read(text)
    const safe = this.#inCdata ? Math.max(0, tail.length - CDATA_END.length + 1) : safeLength(tail)
    this.#tail = tail.slice(safe)
    return done + this.#escape(tail.slice(0, safe))
  }

  /** What is left when the text has ended. */
  end(): string {
    const { done, tail } = this.#read(this.#tail)
    this.#tail = ''
    return done + this.#escape(tail)
  }

  /** The text up to the last mark that begins or ends CDATA, and what stands behind. */
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

/** Up to where a text is sure: not past an ampersand or a bracket near its end. */
function safeLength(text: string): number {
  const near = Math.max(0, text.length - LOOKAHEAD)
  const first = /[&<]/.exec(text.slice(near))
  return first === null ? text.length : near + first.index
}
