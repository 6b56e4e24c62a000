import { beforeEach, expect, test } from 'vitest'
import { followsAsDocument, isLostOffline } from './offline-events.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <form method="post"><button id="post">Send</button><button id="get" formmethod="get">Look</button></form>
    <form id="enquiry" method="post" data-keeps-fields=""><button>Send</button></form>
    <form id="search"><button>Search</button></form>
    <a id="car" href="/cars/a"><span>Car</span></a>
    <a id="tab" href="/cars/a" target="_blank">Car</a>
    <a id="contact" href="/contact">Contact</a>
    <a id="other" href="https://other.example/cars/a">Other</a>
    <a id="here" href="#prices">Prices</a>`
})

const form = () => document.querySelector('form')
const button = (id: string) => document.querySelector<HTMLElement>(`#${id}`)

test('a posted form is lost offline; one without post, or that keeps its fields, is not', () => {
  expect(isLostOffline({ target: form(), submitter: button('post') })).toBe(true)
  expect(isLostOffline({ target: form(), submitter: null })).toBe(true)
  expect(isLostOffline({ target: form(), submitter: button('get') })).toBe(false)
  expect(isLostOffline({ target: button('search'), submitter: null })).toBe(false)
  expect(isLostOffline({ target: button('enquiry'), submitter: null })).toBe(false)
})

function press(selector: string, init: MouseEventInit = {}): boolean {
  let follows = false
  const listen = (event: MouseEvent) => {
    event.preventDefault()
    follows = followsAsDocument(event)
  }
  addEventListener('click', listen, { once: true, capture: true })
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return follows
}

test('a plain press inside a link to a page of cars is followed as a document', () => {
  expect(press('#car span')).toBe(true)
})

test.each(['#tab', '#contact', '#other', '#here', 'form'])(
  'a press on %s is left to the page',
  (selector) => {
    expect(press(selector)).toBe(false)
  },
)

test('a press for a new tab is left to the browser', () => {
  expect(press('#car', { ctrlKey: true })).toBe(false)
  expect(press('#car', { button: 1 })).toBe(false)
})
