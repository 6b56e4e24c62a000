export type Role = 'administrator' | 'editor' | 'viewer'

/** Who asks: a signed-in person, a robot with a token, or nobody known. */
export type Identity =
  | { kind: 'user'; id: string; name: string; email: string; role: Role; tenants: string[] | null }
  | { kind: 'robot'; id: string; name: string; role: Role }
  | { kind: 'anonymous'; id: 'anonymous' }

export const ANONYMOUS: Identity = { kind: 'anonymous', id: 'anonymous' }

export const ROLE_TITLES: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
}
