import type { CSSProperties } from 'react'

/**
 * The width of a rail's columns follows the number of its items, which is in the document: columns that follow the items
 * parsed so far would move while the document arrives.
 */
export const railStyle = (items: number) => ({ '--items': items }) as CSSProperties
