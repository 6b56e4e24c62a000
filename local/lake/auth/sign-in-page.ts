import type { LastSite } from './last-site.ts'
import { describeRoles, type RoleTable } from './roles.ts'
import type { LakeUser } from './user-store.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 14px/20px Inter, -apple-system, "Segoe UI", system-ui, sans-serif;
    --bg: #fff; --fg: #1b1d2a; --muted: #575c70; --line: #e3e4eb; --hover: #f1f2f7; --focus: #4353d9;
    --note: #eceeff; --note-fg: #3543c0 }
  @media (prefers-color-scheme: dark) { :root { --bg: #15161d; --fg: #eceef5; --muted: #a3a8bb; --line: #2a2c38;
    --hover: #22242f; --focus: #a9b3ff; --note: #22264a; --note-fg: #a9b3ff } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(360px, 42fr) 58fr;
    background: var(--bg); color: var(--fg) }
  main { padding: 36px clamp(20px, 5vw, 68px); display: flex; flex-direction: column; gap: 40px; max-width: 640px }
  .brand { display: flex; align-items: center; gap: 12px; font-size: 16px; font-weight: 600 }
  .mark { width: 25px; height: 25px; border-radius: 4px; background: var(--fg); color: var(--bg); display: grid;
    place-items: center; font-weight: 700; font-size: 12px }
  h1 { font-size: 28px; line-height: 34px; margin: 0 0 6px; letter-spacing: -.02em }
  p { margin: 0; color: var(--muted) }
  .note { margin-top: 20px; padding: 12px 14px; border-radius: 4px; background: var(--note); color: var(--note-fg) }
  form { margin-top: 24px; border: 1px solid var(--line); border-radius: 5px; overflow: hidden }
  button { all: unset; box-sizing: border-box; width: 100%; cursor: pointer; padding: 10px 14px; display: grid;
    grid-template-columns: 28px 1fr; gap: 0 12px; align-items: center }
  button + button { border-top: 1px solid var(--line) }
  button:hover { background: var(--hover) }
  button:focus-visible { outline: 2px solid var(--focus); outline-offset: -3px }
  .who { grid-row: span 2; width: 26px; height: 26px; border-radius: 50%; background: var(--hover); color: var(--muted);
    display: grid; place-items: center; font-size: 10px; font-weight: 700 }
  strong { font-weight: 500 } small { color: var(--muted); font-size: 12.5px }
  aside { background: #2b2e3d; color: #fff; padding: 48px; position: sticky; top: 0; height: 100vh }
  .lettering { font-size: 44px; line-height: 1.1; font-weight: 700; letter-spacing: -.04em; overflow-wrap: anywhere }
  @media (max-width: 760px) { body { grid-template-columns: 1fr; grid-template-rows: auto 1fr } aside { display: none } }`

/** What the page is made of. `origin` is where in the Studio somebody goes after signing in. */
export interface SignInView {
  users: LakeUser[]
  table: RoleTable
  action: string
  origin: string
  /** The site of a returning person; null for a fresh visit, which sees no customer's name. */
  lastSite: LastSite | null
}

/** The one page on which people sign in. */
export function signInPage(view: SignInView): string {
  const { users, lastSite } = view
  const people =
    users.length > 0
      ? peopleForm(view)
      : '<p>Nobody can sign in yet: the demo content has not been seeded.</p>'
  const words = `<p>To look after your site. No password is needed on this machine.</p>${getNote(view)}${people}`
  return framePage('Sign in', words, lastSite)
}

/** A page of the sign-in: a heading, what is beneath it as HTML, and the site at the side. */
export function framePage(heading: string, html: string, lastSite: LastSite | null = null): string {
  const colours = lastSite ? ` style="background:${lastSite.brand};color:${lastSite.ink}"` : ''
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>${escapeHtml(heading)} · Forecourt</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>
<main><div class="brand"><span class="mark" aria-hidden="true">F</span>Forecourt</div>
<div><h1>${escapeHtml(heading)}</h1>${html}</div></main>
<aside${colours}><span class="lettering">${escapeHtml(lastSite?.name ?? 'Forecourt')}</span></aside></html>`
}

/** Whoever was in the middle of something goes back there. */
function getNote({ origin, lastSite }: SignInView): string {
  if (new URL(origin).pathname === '/') return ''
  const words = lastSite
    ? '<b>You were signed out.</b> Nothing is lost: you go straight back to where you were.'
    : 'After that you go straight to the page you asked for.'
  return `<p class="note">${words}</p>`
}

function peopleForm({ users, table, action, origin }: SignInView): string {
  const buttons = users.map((user) => renderButton(user, table)).join('\n')
  return `<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="origin" value="${escapeHtml(origin)}">${buttons}</form>`
}

function renderButton(user: LakeUser, table: RoleTable): string {
  const scope = describeRoles(user.roles, table)
    .map(({ title }) => title)
    .join(' · ')
  return `<button name="user" value="${escapeHtml(user.id)}"><span class="who" aria-hidden="true">${escapeHtml(initials(user.name))}</span>
<strong>${escapeHtml(user.name)}</strong> <small>${escapeHtml(scope === user.name ? user.email : scope)}</small></button>`
}

export const initials = (name: string) =>
  name
    .split(/[\s,]+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
