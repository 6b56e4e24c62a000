/*
 * xml: a repeated element anywhere below the root, with fields as attributes and child elements. Documents that declare
 * entities are refused, and external resources are never read; saxes expands neither. https://www.w3.org/TR/xml/
 */
import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import { type FeedRow, FeedUnreadableError, truncatedFile } from '../feed-row.ts'
import { BareAmpersands } from './bare-ampersands.ts'
import { XmlVehicle } from './xml-vehicle.ts'

/** Maximum characters of a vehicle; bounds memory. */
const MAX_VEHICLE = 4_000_000
const MAX_DEPTH = 64
const MAX_NAMES_REPORTED = 8

/** Errors that leave the structure unambiguous; the text is used as it is. */
const HARMLESS =
  /undefined entity|disallowed character(?: in entity name)?\.$|malformed character entity|"]]>"|XML declaration must be at the start/

/**
 * The vehicles of an xml file.
 * @param element name of the repeated element, case-insensitive
 * @throws FeedUnreadableError when the file is not XML, has no such element, or is truncated
 */
export async function* readXml(text: AsyncIterable<string>, element: string): AsyncGenerator<FeedRow> {
  const reader = new XmlReader(element)
  const ampersands = new BareAmpersands()
  for await (const chunk of text) yield* reader.push(ampersands.push(chunk))
  yield* reader.push(ampersands.end())
  yield* reader.end()
}

class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false })
  readonly #element: string
  #rows: FeedRow[] = []
  #depth = 0
  #vehicle: XmlVehicle | null = null
  #vehicleDepth = 0
  /** Names of other elements, for the message when the wanted one is missing. */
  readonly #others = new Set<string>()
  #count = 0
  #sinceTag = 0

  constructor(element: string) {
    this.#element = element.toLowerCase()
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(localName(name), attributes))
    this.#parser.on('closetag', () => this.#close())
    this.#parser.on('text', (text) => this.#vehicle?.addText(text))
    this.#parser.on('cdata', (text) => this.#vehicle?.addText(text))
    this.#parser.on('doctype', (doctype) => {
      if (!doctype.includes('[')) return
      throw new FeedUnreadableError('The xml file declares entities of its own; such files are refused.')
    })
    this.#parser.on('error', (error) => {
      if (!HARMLESS.test(error.message)) throw error
    })
  }

  push(chunk: string): FeedRow[] {
    this.#sinceTag += chunk.length
    this.#guarded(() => this.#parser.write(chunk))
    if (this.#sinceTag > MAX_VEHICLE + chunk.length) throw this.#tooLarge()
    return this.#takeRows()
  }

  end(): FeedRow[] {
    if (this.#depth > 0 && !this.#parser.closed) throw truncatedFile(`on line ${this.#parser.line}`)
    this.#guarded(() => this.#parser.close())
    if (this.#count === 0 && this.#others.size > 0) {
      const names = [...this.#others].map((name) => `<${name}>`).join(', ')
      throw new FeedUnreadableError(
        `The xml file has no <${this.#element}>; it holds ${names}. The manifest's "element" names the one that is a vehicle.`,
      )
    }
    return this.#takeRows()
  }

  #open(name: string, attributes: Record<string, SaxesAttributePlain['value']>): void {
    this.#depth += 1
    this.#sinceTag = 0
    if (this.#depth > MAX_DEPTH) {
      throw new FeedUnreadableError(
        `The xml file is nested deeper than ${MAX_DEPTH} elements on line ${this.#parser.line}.`,
      )
    }
    if (this.#vehicle !== null) {
      this.#vehicle.open(name, attributes)
      if (this.#vehicle.size > MAX_VEHICLE) throw this.#tooLarge()
    } else if (this.#depth > 1 && name.toLowerCase() === this.#element) {
      this.#vehicle = new XmlVehicle(this.#parser.line, attributes)
      this.#vehicleDepth = this.#depth
    } else if (this.#depth > 1 && this.#others.size < MAX_NAMES_REPORTED) this.#others.add(name.slice(0, 40))
  }

  #close(): void {
    this.#sinceTag = 0
    if (this.#vehicle !== null) {
      if (this.#depth === this.#vehicleDepth) {
        this.#rows.push(this.#vehicle.row())
        this.#count += 1
        this.#vehicle = null
      } else this.#vehicle.close()
    }
    this.#depth -= 1
  }

  #takeRows(): FeedRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  #guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (error instanceof FeedUnreadableError) throw error
      throw new FeedUnreadableError(xmlProblem((error as Error).message), { cause: error })
    }
  }

  #tooLarge(): FeedUnreadableError {
    return new FeedUnreadableError(
      `The xml file cannot be read: the element before line ${this.#parser.line} does not end within ${MAX_VEHICLE / 1_000_000} MB.`,
    )
  }
}

/** What the parser's messages mean for whoever made the file. */
const XML_PROBLEMS: readonly (readonly [message: RegExp, words: string])[] = [
  [
    /unexpected close tag|unmatched closing tag|unclosed tag/,
    'the tags do not match: one is closed that is not open, or the other way round',
  ],
  [/must contain a root element/, 'there is no element in it at all'],
  [/text data outside of root|only one root/, 'something stands outside of the outermost element'],
  [
    /disallowed character in (?:attribute|tag) name|duplicate attribute|attribute/,
    'an element or an attribute is written incorrectly',
  ],
]

/** @param message of the parser, which begins with line and column */
function xmlProblem(message: string): string {
  const [, line = '1', said = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? []
  const words = XML_PROBLEMS.find(([known]) => known.test(said))?.[1] ?? said.slice(0, 120).replace(/\.$/, '')
  return `The xml file cannot be read: on line ${line} ${words}. Nothing was changed.`
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
