import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LUCIDE_ICONS, OWN_ICONS } from './icon-names.ts'
import { OWN_ICON_MARKUP } from './own-icons.ts'

const resolve = createRequire(import.meta.url).resolve

/** The sprite: one symbol per icon, with its name. Lucide is ISC-licensed. */
export function renderSprite(): string {
  const symbols = [
    ...LUCIDE_ICONS.map((name) => symbol(name, lucideMarkup(name))),
    ...OWN_ICONS.map((name) => symbol(name, OWN_ICON_MARKUP[name])),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

function symbol(name: string, markup: string): string {
  return `<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`
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
