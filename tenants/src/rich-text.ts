import { keyed } from './content-fields.ts'

type MarkDef = { _key: string; _type: 'link'; href: string }
type Span = { _type: 'span'; text: string; marks: string[] }

const INLINE = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g

/**
 * Portable Text from lines: `## ` starts a heading, `- ` a bullet, anything else is a paragraph; `[words](address)` is a
 * link, `**words**` are bold. Keys are by position, so that seeding twice writes the same.
 */
export function richText(...lines: string[]) {
  return keyed(
    lines.map((line) => {
      const [, prefix, text = ''] = /^(## |- )?(.*)$/s.exec(line) ?? []
      const { spans, markDefs } = parseInline(text)
      return {
        _type: 'block',
        style: prefix === '## ' ? 'h2' : 'normal',
        ...(prefix === '- ' ? { listItem: 'bullet', level: 1 } : {}),
        children: keyed(spans),
        markDefs,
      }
    }),
  )
}

function parseInline(text: string): { spans: Span[]; markDefs: MarkDef[] } {
  const spans: Span[] = []
  const markDefs: MarkDef[] = []
  let at = 0
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) spans.push({ _type: 'span', text: text.slice(at, found.index), marks: [] })
    const [whole, label, href, bold] = found
    if (href) {
      const key = `link-${markDefs.length + 1}`
      markDefs.push({ _key: key, _type: 'link', href })
      spans.push({ _type: 'span', text: label ?? '', marks: [key] })
    } else spans.push({ _type: 'span', text: bold ?? '', marks: ['strong'] })
    at = found.index + whole.length
  }
  if (at < text.length || spans.length === 0) spans.push({ _type: 'span', text: text.slice(at), marks: [] })
  return { spans, markDefs }
}
