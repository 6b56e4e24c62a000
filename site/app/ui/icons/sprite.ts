import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type IconName, INLINE_ICONS, LUCIDE_ICONS, OWN_ICONS } from './icon-names.ts'
import { OWN_ICON_MARKUP } from './own-icons.ts'

const resolve = createRequire(import.meta.url).resolve

/** The sprite: one symbol per icon, with its name. Lucide is ISC-licensed. */
export function renderSprite(): string {
  const names: readonly IconName[] = [...LUCIDE_ICONS, ...OWN_ICONS]
  const symbols = names.map((name) => symbol(name, name))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** The symbols that are part of every document. Their ids have a prefix: pages have ids like `search`. */
export function renderInlineSymbols(): string {
  return `<svg>${INLINE_ICONS.map((name) => symbol(`icon-${name}`, name)).join('')}</svg>\n`
}

function symbol(id: string, name: IconName): string {
  const own: Readonly<Record<string, string>> = OWN_ICON_MARKUP
  return `<symbol id="${id}" viewBox="0 0 24 24">${own[name] ?? lucideMarkup(name)}</symbol>`
}

function lucideMarkup(name: string): string {
  const file = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8')
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1]
  if (inside === undefined) throw new Error(`lucide's ${name} is not an SVG as expected`)
  return inside
    .replace(/\s+/g, ' ')
    .replace(/\s*\/>\s*/g, '/>')
    .trim()
}
