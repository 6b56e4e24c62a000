// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { ToastProvider } from '@sanity/ui/toast'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetTyped, keepTyped } from '../../inputs/typed/typed-texts.ts'
import type { Problem } from './problems.ts'
import { usePublishing } from './use-publishing.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const DOCUMENT = 'offer-one'
const TYPED = {
  document: DOCUMENT,
  key: 'price',
  path: ['price'],
  text: 'cheap',
  problem: 'Type dollars like 29,990.',
  isLeft: true,
}
const UNREAD: Problem = { level: 'stops', field: 'Price', text: TYPED.problem, path: ['price'], typed: TYPED }
const JUDGED: Problem = { level: 'stops', field: 'Name', text: 'Give the offer a name.', path: ['name'] }

type State = Parameters<typeof usePublishing>[0]['state']

let root: Root
let box: HTMLElement
let published: number
const theme = buildTheme()

function Publish({ state, stops }: { state: State; stops: readonly Problem[] }) {
  const { press, isWanted } = usePublishing({
    document: DOCUMENT,
    state,
    stops,
    publish: () => {
      published += 1
    },
  })
  return (
    <button type="button" disabled={isWanted} onClick={press}>
      Publish
    </button>
  )
}

const show = (state: State | null, stops: readonly Problem[] = []) =>
  act(() =>
    root.render(
      <ThemeProvider theme={theme}>
        <ToastProvider>{state ? <Publish state={state} stops={stops} /> : null}</ToastProvider>
      </ThemeProvider>,
    ),
  )
/** As long as a state has to last. */
const settle = () => act(() => vi.advanceTimersByTime(200))
const button = () => box.querySelector('button') as HTMLButtonElement
const press = () => act(() => button().click())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  published = 0
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(() => {
  act(() => root.unmount())
  box.remove()
  forgetTyped(DOCUMENT)
  vi.useRealTimers()
})

it('a press is kept until what was typed last is stored and judged, then it publishes once', () => {
  show('waits')
  press()
  expect(button().disabled).toBe(true)
  expect(published).toBe(0)
  show('ready')
  expect(published).toBe(0)
  settle()
  show('ready')
  settle()
  expect(published).toBe(1)
  expect(button().disabled).toBe(false)
})

it('what the rules say of what was typed last refuses the press, with the field’s name', () => {
  show('waits')
  press()
  show('ready', [JUDGED])
  settle()
  expect(published).toBe(0)
  expect(document.body.textContent).toContain('Name: Give the offer a name.')
  show('ready')
  settle()
  expect(published).toBe(0)
})

it('a press in the moment before the Studio tells that an edit is on its way waits for that edit', () => {
  show('ready')
  press()
  show('waits')
  settle()
  expect(published).toBe(0)
  show('ready')
  settle()
  expect(published).toBe(1)
})

it('a text that cannot be read refuses it at once, whatever else is still to be judged', () => {
  keepTyped(TYPED)
  show('waits', [UNREAD])
  press()
  expect(button().disabled).toBe(false)
  expect(document.body.textContent).toContain('Price: Type dollars like 29,990.')
  show('ready')
  settle()
  expect(published).toBe(0)
})

it('without anything new nothing is published, and the button is there for the next press', () => {
  show('nothing')
  press()
  settle()
  expect(published).toBe(0)
  expect(button().disabled).toBe(false)
})

it('whoever leaves before everything is stored reads that it was not published', () => {
  show('waits')
  press()
  show(null)
  expect(published).toBe(0)
  expect(document.body.textContent).toContain('The form was left before everything was stored.')
})
