import { describeRoles, type RoleTable } from './roles.ts'
import type { LakeUser } from './user-store.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText }
  main { width: min(26rem, calc(100vw - 2rem)); padding: 2rem 0 }
  h1 { font-size: 1.375rem; line-height: 1.2; margin: 0 0 .25rem }
  p { margin: 0 0 1.25rem; color: GrayText }
  form { display: grid; gap: .5rem }
  button { all: unset; box-sizing: border-box; cursor: pointer; padding: .75rem 1rem; border-radius: .5rem;
    border: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); display: grid }
  button:hover { background: color-mix(in srgb, CanvasText 6%, Canvas) }
  button:focus-visible { outline: 2px solid Highlight; outline-offset: 2px }
  strong { font-weight: 600 } small { color: GrayText; font-size: .875rem }`

/** The list of users to sign in as; `origin` is the Studio's. */
export function signInPage(users: LakeUser[], table: RoleTable, action: string, origin: string): string {
  const buttons = users.map((user) => buttonOf(user, table)).join('\n')
  const content =
    users.length > 0
      ? `<p>Choose who you are. No password is needed on this machine.</p>
         <form method="post" action="${escapeHtml(action)}">
         <input type="hidden" name="origin" value="${escapeHtml(origin)}">${buttons}</form>`
      : '<p>Nobody can sign in yet: the demo content has not been seeded.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in · Forecourt</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>
<main><h1>Sign in to Forecourt</h1>${content}</main></html>`
}

function buttonOf(user: LakeUser, table: RoleTable): string {
  const scope = describeRoles(user.roles, table)
    .map(({ title }) => title)
    .join(' · ')
  return `<button name="user" value="${escapeHtml(user.id)}"><strong>${escapeHtml(user.name)}</strong>
<small>${escapeHtml(scope)} · ${escapeHtml(user.email)}</small></button>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
