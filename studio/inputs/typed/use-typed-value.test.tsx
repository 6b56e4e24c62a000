// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusField, forgetTyped, leaveFields, listTyped } from './typed-texts.ts'
import { useTypedValue } from './use-typed-value.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const DOCUMENT = 'offer-one'
const PATH = ['price']

let root: Root
let box: HTMLElement
let stored: (number | null)[]

/** A number, shown with the word dollars. */
function Price({ value }: { value: number }) {
  const { input, reading } = useTypedValue({
    document: DOCUMENT,
    path: PATH,
    written: `${value} dollars`,
    read: (text) => {
      const amount = Number(text.replace('dollars', ''))
      return Number.isNaN(amount)
        ? { problem: `${text} is no number.` }
        : { amount: text === '' ? null : amount }
    },
    write: ({ amount }) => stored.push(amount),
  })
  return (
    <>
      <input {...input} />
      <p>{reading && 'problem' in reading ? reading.problem : ''}</p>
    </>
  )
}

/** Does something that the field follows, and gives its answer. */
function done<T>(doIt: () => T): T {
  let answer: T | undefined
  act(() => {
    answer = doIt()
  })
  return answer as T
}

const show = (value: number | null) => act(() => root.render(value === null ? null : <Price value={value} />))
const field = () => box.querySelector('input') as HTMLInputElement
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

function type(text: string): void {
  act(() => {
    field().focus()
    setValue?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function press(key: string): void {
  act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
}

beforeEach(() => {
  stored = []
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  show(20)
})
afterEach(() => {
  act(() => root.unmount())
  box.remove()
  forgetTyped(DOCUMENT)
})

it('what is typed stands in the field as typed, and nothing is stored while it is', () => {
  type('2')
  type('25')
  expect(field().value).toBe('25')
  expect(stored).toEqual([])
})

it('a text is stored once, as a whole, when the field is left', () => {
  type('25')
  act(() => field().blur())
  expect(stored).toEqual([25])
  show(25)
  expect(field().value).toBe('25 dollars')
  act(() => field().focus())
  act(() => field().blur())
  expect(stored).toEqual([25])
})

it('a text is stored when Enter is pressed, and not again when the field is left', () => {
  type('25')
  press('Enter')
  expect(stored).toEqual([25])
  act(() => field().blur())
  expect(stored).toEqual([25])
})

it('Escape restores what is stored', () => {
  type('25')
  press('Escape')
  expect(field().value).toBe('20 dollars')
  act(() => field().blur())
  expect(stored).toEqual([])
})

it('a text that cannot be read stays in the field with its reason, and what was stored before stays stored', () => {
  type('about ten')
  act(() => field().blur())
  expect(field().value).toBe('about ten')
  expect(box.textContent).toBe('about ten is no number.')
  expect(stored).toEqual([])
  expect(listTyped(DOCUMENT)).toMatchObject([{ text: 'about ten', isLeft: true, path: PATH }])
})

it('a text that is typed back to what is stored is no change', () => {
  type('25')
  type('20 dollars')
  act(() => field().blur())
  expect(stored).toEqual([])
  expect(listTyped(DOCUMENT)).toEqual([])
})

it('leaving all fields of a document stores the one in focus, and tells what cannot be read', () => {
  type('25')
  expect(done(() => leaveFields(DOCUMENT))).toEqual([])
  expect(stored).toEqual([25])
  type('about ten')
  expect(done(() => leaveFields(DOCUMENT))).toMatchObject([
    { problem: 'about ten is no number.', isLeft: true },
  ])
  expect(stored).toEqual([25])
})

it('a field that is taken off the screen is left with it: what can be read is stored, other text is there again', () => {
  type('25')
  show(null)
  expect(stored).toEqual([25])
  show(25)
  type('about ten')
  show(null)
  expect(listTyped(DOCUMENT)).toMatchObject([{ text: 'about ten', isLeft: true }])
  expect(focusField({ document: DOCUMENT, key: 'price' })).toBe(false)
  show(25)
  expect(field().value).toBe('about ten')
})

it('a field is focused by where it is', () => {
  type('about ten')
  act(() => field().blur())
  expect(done(() => focusField({ document: DOCUMENT, key: 'price' }))).toBe(true)
  expect(document.activeElement).toBe(field())
})

it('a reload brings back what was typed, as left', async () => {
  type('25')
  vi.resetModules()
  const reloaded = await import('./typed-texts.ts')
  expect(reloaded.listTyped(DOCUMENT)).toMatchObject([{ text: '25', isLeft: true, problem: null }])
})

it('a text that could be read and has no field on the screen stops Publish with a reason', async () => {
  type('25')
  vi.resetModules()
  const reloaded = await import('./typed-texts.ts')
  expect(reloaded.leaveFields(DOCUMENT)).toMatchObject([
    { text: '25', problem: expect.stringContaining('not stored yet') },
  ])
  reloaded.forgetTyped(DOCUMENT)
})
