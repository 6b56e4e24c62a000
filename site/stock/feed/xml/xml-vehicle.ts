import { buildRow, type FeedRow } from '../feed-row.ts'
import { fieldByName } from '../map-columns.ts'

type OpenElement = { text: string; address: string; hasChildren: boolean; ignored: boolean }
type OpenField = { name: string; written: string; whole: string; leaves: string[]; hasChildren: boolean }

/** Children of an image element that are not URLs. */
const NO_VALUE = /^(?:thumb|caption|order|title|type)/i

/** Bounds what is remembered of a vehicle with a hostile number of attributes. */
const MOST_UNREAD = 100

/** Collects one vehicle element while it is parsed. */
export class XmlVehicle {
  readonly #line: number
  /** Values by lower-case name; repeated elements become a list. */
  readonly #fields = new Map<string, unknown>()
  /** Names of the fields as the file writes them. */
  readonly #written: string[] = []
  /** Attributes and nested elements that are not read. */
  readonly #unread = new Set<string>()
  /** The current child element. */
  #field: OpenField | null = null
  readonly #open: OpenElement[] = []
  /** Characters read so far. */
  size = 0

  constructor(line: number, attributes: Readonly<Record<string, string>>) {
    this.#line = line
    for (const [name, value] of Object.entries(attributes)) {
      this.#fields.set(name.toLowerCase(), value)
      this.#written.push(name)
    }
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#open.at(-1)
    if (parent !== undefined) parent.hasChildren = true
    if (this.#field !== null) this.#field.hasChildren = true
    this.#field ??= { name: name.toLowerCase(), written: name, whole: '', leaves: [], hasChildren: false }
    const { url, src, href, value, URL: upperUrl, ...others } = attributes
    this.#addUnread(name, parent !== undefined, others)
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
    this.#add(field, element.hasChildren && element.text.trim() === '' ? field.leaves : field.whole)
    this.#field = null
  }

  row(): FeedRow {
    return { ...buildRow(this.#line, this.#fields), written: this.#written, unread: [...this.#unread] }
  }

  /** Notes what an element has beside its value: attributes, and children of a field that is not known. */
  #addUnread(name: string, isNested: boolean, attributes: Readonly<Record<string, string>>): void {
    if (this.#field === null || this.#unread.size >= MOST_UNREAD) return
    const path = isNested ? `${this.#field.written}.${name}` : name
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value.trim() !== '' && !/^xml/i.test(attribute)) this.#unread.add(`${path}.${attribute}`)
    }
    if (isNested && fieldByName(this.#field.name) === null) this.#unread.add(path)
  }

  #add({ name, written, hasChildren }: OpenField, value: string | string[]): void {
    // The children of an unknown field are reported.
    if (!hasChildren || fieldByName(name) !== null) this.#written.push(written)
    const earlier = this.#fields.get(name)
    if (earlier === undefined || earlier === '') this.#fields.set(name, value)
    else if (value !== '') this.#fields.set(name, [earlier, value].flat())
  }
}
