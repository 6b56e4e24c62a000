import { SaxesParser } from 'saxes'

/** What stock systems call a vehicle. */
const USUAL = /^(?:vehicle|car|listing|item|stockitem|record|row|entry|unit|ad)$/i
const LEAST_CHILDREN = 3

type Seen = { name: string; depth: number; count: number; children: number }

/**
 * The element that is a vehicle in the beginning of an xml file: the outermost one that comes again and has several
 * children or attributes, else a usual name, else `vehicle`.
 */
export function findElement(text: string): string {
  const seen = listElements(text)
  const whole = seen.filter(({ depth, children }) => depth > 1 && children >= LEAST_CHILDREN)
  const usual = whole.filter(({ name }) => USUAL.test(name))
  const repeated = whole.filter(({ count }) => count > 1)
  const found = [usual, repeated, whole].find((each) => each.length > 0) ?? []
  return found.sort((one, other) => one.depth - other.depth || other.count - one.count)[0]?.name ?? 'vehicle'
}

/** The elements of the beginning with the most children that one of them has. */
function listElements(text: string): Seen[] {
  const seen = new Map<string, Seen>()
  const open: { key: string; children: number }[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => {
    const plain = name.slice(name.indexOf(':') + 1)
    const parent = open.at(-1)
    if (parent) parent.children += 1
    const key = `${open.length} ${plain}`
    const known = seen.get(key) ?? { name: plain, depth: open.length + 1, count: 0, children: 0 }
    known.count += 1
    seen.set(key, known)
    open.push({ key, children: Object.keys(attributes).length })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    const known = seen.get(closed?.key ?? '')
    if (closed && known) known.children = Math.max(known.children, closed.children)
  })
  // The beginning ends in the middle, and the reader says what is wrong with the file.
  parser.on('error', () => undefined)
  parser.on('doctype', () => undefined)
  parser.write(text)
  return [...seen.values()]
}
