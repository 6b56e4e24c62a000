// Every role of a dealer's staff: what it writes is what it may create, what is listed for it, and what it moves.
import {
  DEALER_ROLES,
  type DocumentType,
  defineRole,
  SCOPE_TABLE,
  writableTypes,
} from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { findLock } from '../tools/calendar/item-access.ts'
import { quayside } from '../tools/calendar/testing/calendar-samples.ts'

/** What people said is added to by its own grant, and no list has it. */
const TYPES = (Object.keys(SCOPE_TABLE) as DocumentType[]).filter((type) => SCOPE_TABLE[type] !== 'record')

describe.each(Object.entries(DEALER_ROLES))('%s', (kind, { writes }) => {
  const roles = [`${kind}-${quayside.slug}`]
  const written = TYPES.filter((type) => (writes as readonly DocumentType[]).includes(type))

  it('is granted the types of its row, and no other type of content', () => {
    const { grants } = defineRole(kind as keyof typeof DEALER_ROLES, [quayside], { subqueries: true })
    const creating = grants.filter(({ permissions }) => permissions.includes('create'))
    const granted = TYPES.filter((type) =>
      creating.some(({ filter }) => /^_type in (\[.*?\])/.exec(filter)?.[1]?.includes(`"${type}"`)),
    )
    expect(granted).toEqual(written)
  })

  it('is shown the lists and the buttons of those types', () => {
    expect(writableTypes(roles, quayside.slug)).toEqual(written)
  })

  it('moves those types in the calendar, and sees who moves the others', () => {
    const free = TYPES.filter((type) => findLock(type, [quayside.id], { roles, sites: [quayside] }) === null)
    expect(free).toEqual(written)
  })
})
