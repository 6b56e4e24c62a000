/** What a sentence was understood to ask for. */
export type Understanding = {
  /** The search it becomes. */
  href: string
  /** How its pills will read. */
  pills: string[]
  /** How many there are: `12 cars`. Absent where nobody asked for a look at the stock. */
  counted?: string
  /** The first of them. */
  cars?: { href: string; name: string; sub: string; price: string }[]
}
