import { type FeedRow, rowOf } from '../feed-row.ts'

type OpenElement = { text: string; address: string; hasChildren: boolean; ignored: boolean }
type OpenField = { name: string; whole: string; leaves: string[] }

/** Children of an image element that are not URLs. */
const NO_VALUE = /^(?:thumb|caption|order|title|type)/i

/** Collects one vehicle element while it is parsed. */
export class XmlVehicle {
  readonly #line: number
  /** Values by lower-case name; repeated elements become a list. */
  readonly #fields = new Map<string, unknown>()
  /** The current child element. */
  #field: OpenField | null = null
  readonly #open: OpenElement[] = []
  /** Characters read so far. */
  size = 0

  constructor(line: number, attributes: Readonly<Record<string, string>>) {
    this.#line = line
    for (const [name, value] of Object.entries(attributes)) this.#fields.set(name.toLowerCase(), value)
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#open.at(-1)
    if (parent !== undefined) parent.hasChildren = true
    this.#field ??= { name: name.toLowerCase(), whole: '', leaves: [] }
    const { url, src, href, value, URL: upperUrl } = attributes
    this.#open.push({
      text: '',
      address: url ?? src ?? href ?? value ?? upperUrl ?? '',
      hasChildren: false,
      ignored: parent !== undefined && NO_VALUE.test(name),
    })
  }

  addText(text: string): void {
    const element = this.#open.at(-1)
    if (element === undefined || this.#field === null) return
    this.size += text.length
    element.text += text
    this.#field.whole += text
  }

  close(): void {
    const element = this.#open.pop()
    const field = this.#field
    if (element === undefined || field === null) return
    if (!element.hasChildren && !element.ignored) {
      const value = element.text.trim() || element.address
      if (this.#open.length > 0 && value !== '') field.leaves.push(value)
      if (this.#open.length === 0) field.whole = value
    }
    if (this.#open.length > 0) return
    // Mixed content is markup inside a text, and read as one text.
    this.#add(field.name, element.hasChildren && element.text.trim() === '' ? field.leaves : field.whole)
    this.#field = null
  }

  row(): FeedRow {
    return rowOf(this.#line, this.#fields)
  }

  #add(name: string, value: string | string[]): void {
    const earlier = this.#fields.get(name)
    if (earlier === undefined || earlier === '') this.#fields.set(name, value)
    else if (value !== '') this.#fields.set(name, [earlier, value].flat())
  }
}
