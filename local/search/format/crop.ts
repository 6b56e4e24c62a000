import type { Token } from '../text/tokenizer.ts'
import { bestInterval } from './best-interval.ts'
import type { MatchedText } from './text-matches.ts'

const isWord = ({ kind }: Token) => kind === 'word' || kind === 'stop'

/** A range of the text, in UTF-16 offsets, of `size` words around the best matches, or from its start. */
export function cropBounds({ text, tokens, matches }: MatchedText, size: number): [from: number, to: number] {
  const window = new CropWindow(tokens)
  if (matches.length === 0) window.grow(size)
  else {
    const [first, last] = bestInterval(matches, size)
    const words = last.lastWord - first.firstWord + 1
    if (words > size) return [0, endWithout(words - size, last.lastToken + 1, tokens)]
    window.before = first.firstToken
    window.after = last.lastToken + 1
    window.grow(size - words)
  }
  const from = window.before > 0 ? tokens[window.before - 1]!.end : 0
  const to = window.after < tokens.length ? tokens[window.after]!.start : text.length
  return [from, to]
}

/**
 * A match longer than the window loses words at its end; as in Meilisearch the text before the match is then not
 * cropped.
 */
function endWithout(words: number, after: number, tokens: readonly Token[]): number {
  let left = words
  let at = Math.min(after, tokens.length - 1)
  for (; left > 0; at -= 1) if (isWord(tokens[at]!)) left -= 1
  return tokens[at]!.start
}

/** Tokens from `before` (included) to `after` (not included). */
class CropWindow {
  before = 0
  after = 0
  readonly #tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  /** Extends to both sides alternately, across soft separators before hard ones. */
  grow(words: number): void {
    let left = words
    while (left > 0) {
      const previous = this.#tokens[this.before - 1]
      const next = this.#tokens[this.after]
      if (!previous && !next) return
      if (!previous || !next) {
        if (previous) this.before -= 1
        else this.after += 1
        if (isWord((previous ?? next)!)) left -= 1
      } else left -= this.#growBoth(previous, next, left)
    }
  }

  /** Returns the number of added words. */
  #growBoth(previous: Token, next: Token, left: number): number {
    if (isWord(previous)) {
      this.before -= 1
      if (!isWord(next) || left < 2) return 1
      this.after += 1
      return 2
    }
    if (isWord(next)) {
      this.after += 1
      return 1
    }
    if (previous.kind === next.kind) {
      this.before -= 1
      // No separator remains before the crop marker.
      if (left > 1) this.after += 1
    } else if (previous.kind === 'hard') this.after += 1
    else this.before -= 1
    return 0
  }
}
